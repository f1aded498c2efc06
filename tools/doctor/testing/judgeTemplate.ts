import { schemas } from "@yy/widgets/schemas";
import type { Finding } from "../src/finding";
import { judgePage } from "../src/judgePage";
import { readTemplate } from "../src/templates/readTemplate";

/** What is wrong with a template, as the command line tells it. */
export async function judgeTemplate(source: string): Promise<Finding[]> {
  return judgePage(await readTemplate(source), schemas);
}
