import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { glob } from "tinyglobby";
import { isAsWritten } from "../herb/writtenFile";
import { readIfThere } from "./files";
import { withCustomData } from "./vscodeSettings";

/** A file that an editor reads, and what `init` does with it. */
export interface Step {
  /** Relative to the application, with `/`. */
  readonly file: string;
  /** `leave`: the user has changed the file, and writing it would lose that change. */
  readonly what: "create" | "update" | "keep" | "leave";
  readonly text: string;
}

const settings = ".vscode/settings.json";
const customData = "node_modules/@yy/widgets/vscode.html-custom-data.json";

/**
 * The files that `yy-doctor init` writes: the rules for Herb, when there are templates with ERB or
 * settings of Herb, and VS Code's data of the tags, when the package is installed.
 * @param folder of the application
 * @param rules folder with the files for `.herb`
 * @param isForced whether changes that the user has made in those files are overwritten
 * @throws Error when there is neither, or a file cannot be read
 */
export async function plan(folder: string, rules: string, isForced: boolean): Promise<Step[]> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`${folder}: no folder is there`);
  const steps = [
    ...((await hasErb(folder)) ? rulesSteps(folder, rules, isForced) : []),
    ...(existsSync(join(folder, customData)) ? [settingsStep(folder)] : []),
  ];
  if (steps.length === 0)
    throw new Error(
      `${folder}: nothing to write: it has no .erb templates, no .herb.yml, and no @yy/widgets in node_modules`,
    );
  return steps;
}

async function hasErb(folder: string): Promise<boolean> {
  if ([".herb", ".herb.yml"].some((name) => existsSync(join(folder, name)))) return true;
  const templates = await glob("**/*.erb", {
    cwd: folder,
    followSymbolicLinks: false,
    ignore: ["**/node_modules/**", "vendor/**", "tmp/**"],
  });
  return templates.length > 0;
}

function rulesSteps(folder: string, rules: string, isForced: boolean): Step[] {
  if (!existsSync(rules)) throw new Error("the rules for Herb are not built yet: npm run build");
  return readdirSync(rules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(rules, join(parentPath, name)).replaceAll("\\", "/"))
    .sort()
    .map((path) => {
      const file = `.herb/${path}`;
      const former = readIfThere(folder, file);
      const text = readFileSync(join(rules, path), "utf8");
      return stepFor(file, former, text, (each) => isForced || isAsWritten(each));
    });
}

function settingsStep(folder: string): Step {
  const former = readIfThere(folder, settings);
  try {
    return stepFor(
      settings,
      former,
      withCustomData(former ?? "{}\n", `./${customData}`),
      () => true,
    );
  } catch (error) {
    throw new Error(`${settings}: ${(error as Error).message}: mend it first`);
  }
}

type IsReplaceable = (former: string) => boolean;

function stepFor(
  file: string,
  former: string | undefined,
  text: string,
  isOurs: IsReplaceable,
): Step {
  if (former === undefined) return { file, what: "create", text };
  if (withUnixEnds(former) === withUnixEnds(text)) return { file, what: "keep", text };
  return { file, what: isOurs(former) ? "update" : "leave", text };
}

const withUnixEnds = (text: string) => text.replaceAll("\r\n", "\n");
