import { schemas } from "@yy/widgets/schemas";
import { checkPage } from "../src/checkPage";
import type { Finding } from "../src/finding";
import { readTemplate } from "../src/templates/readTemplate";

/** What is wrong with a template, as the command line tells it. */
export async function checkTemplate(source: string): Promise<Finding[]> {
  return checkPage(await readTemplate(source), schemas);
}
