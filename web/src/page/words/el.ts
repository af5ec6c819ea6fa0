/** What the pages say in Greek: a file of its own, so that nobody loads other languages. */

import board from "../../../../locales/el/board.ftl?raw";
import names from "../../../../locales/el/names.ftl?raw";
import play from "../../../../locales/el/play.ftl?raw";
import web from "../../../../locales/el/web.ftl?raw";
import guide from "../../../../locales/el/guide.ftl?raw";
import verifier from "../../../../locales/el/verifier.ftl?raw";
import contest from "../../../../locales/el/contest.ftl?raw";
import options from "../../../../locales/el/options.ftl?raw";
import rules from "../../../../locales/el/rules.ftl?raw";
import server from "../../../../locales/el/server.ftl?raw";
import dice from "../../../../locales/el/dice.ftl?raw";

export default [board, names, play, web, guide, verifier, contest, options, rules, server, dice];

export { default as forms } from "./terms-el.ts";
