import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inRepository, root } from "../repository";

/**
 * A sample of widgets for changes that concern all of them: one that calls the API, a field, and a
 * dialog.
 */
const sampleWidgets = ["follow-button", "letter-counter", "modal"];

/**
 * Parts of the paths of browser tests and stories in the folders that differ from the last commit.
 */
export function changedTests(): Readonly<Record<"browser" | "pages" | "stories", string[]>> {
  const folders = new Set<string>();
  const stories = new Set<string>();
  const pages = new Set<string>();
  for (const path of changedFiles()) {
    const [room = "", folder = ""] = path.split("/");
    if (room === "widgets") {
      folders.add(`widgets/${folder}/`);
      stories.add(`stories/${folder}.stories.ts`);
    } else if (room === "packages" || room === "testing") {
      folders.add(`${room}/${folder}/`);
      for (const name of sampleWidgets) folders.add(`widgets/${name}/${name}.conformance`);
    } else if (room === "tools") folders.add(`tools/${folder}/`);
    else if (room === "demo-pages") pages.add(`${path.split("/").slice(0, -1).join("/")}/`);
    else if (path.endsWith(".stories.ts")) stories.add(path);
  }
  return {
    browser: [...folders],
    pages: [...pages],
    stories: [...stories].filter((path) => existsSync(inRepository(path))),
  };
}

function changedFiles(): string[] {
  const git = (...parameters: string[]) =>
    execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}
