/** What the pages say in Italian: a file of its own, so that nobody loads other languages. */

import board from "../../../../locales/it/board.ftl?raw";
import names from "../../../../locales/it/names.ftl?raw";
import play from "../../../../locales/it/play.ftl?raw";
import web from "../../../../locales/it/web.ftl?raw";
import guide from "../../../../locales/it/guide.ftl?raw";
import verifier from "../../../../locales/it/verifier.ftl?raw";
import contest from "../../../../locales/it/contest.ftl?raw";
import options from "../../../../locales/it/options.ftl?raw";
import rules from "../../../../locales/it/rules.ftl?raw";
import server from "../../../../locales/it/server.ftl?raw";
import dice from "../../../../locales/it/dice.ftl?raw";

export default [board, names, play, web, guide, verifier, contest, options, rules, server, dice];

export { default as forms } from "./terms-it.ts";
