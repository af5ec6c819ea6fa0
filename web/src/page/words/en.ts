/** What the pages say in English: a file of its own, so that nobody loads other languages. */

import board from "../../../../locales/en/board.ftl?raw";
import names from "../../../../locales/en/names.ftl?raw";
import play from "../../../../locales/en/play.ftl?raw";
import web from "../../../../locales/en/web.ftl?raw";
import guide from "../../../../locales/en/guide.ftl?raw";
import verifier from "../../../../locales/en/verifier.ftl?raw";
import contest from "../../../../locales/en/contest.ftl?raw";
import options from "../../../../locales/en/options.ftl?raw";
import rules from "../../../../locales/en/rules.ftl?raw";
import server from "../../../../locales/en/server.ftl?raw";
import dice from "../../../../locales/en/dice.ftl?raw";

export default [board, names, play, web, guide, verifier, contest, options, rules, server, dice];

export { default as forms } from "./terms-en.ts";
