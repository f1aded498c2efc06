import { readFileSync } from "node:fs";
import { reportSchemaDocument } from "../../generate/reportSchema";
import { readSources } from "../../generate/sources";
import { inRepository, root } from "../../repository";
import { collectNames } from "./collect/collectNames";
import { Tree } from "./collect/Tree";
import type { PublicName } from "./PublicName";

/** All public names of the working tree. */
export async function todaysNames(): Promise<readonly PublicName[]> {
  const { schemas } = await readSources();
  const doctor = readFileSync(inRepository("tools/doctor/report.schema.json"), "utf8");
  return collectNames(new Tree(root), {
    schemas,
    reports: { "YY.observe": reportSchemaDocument(), "yy-doctor": JSON.parse(doctor) as object },
  });
}
