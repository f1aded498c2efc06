/**
 * `npm run create <name>` writes a new widget with all its files. It works and passes its tests.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { inRepository, root } from "../repository";
import { readChoices, usage } from "./choices";
import { newWidget, writeNewFiles } from "./createWidget";
import { registrations } from "./registrations";

const person = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;

if (process.argv.includes("--help")) {
  console.log(`${usage}

Asks in a terminal for what is left out; elsewhere that is a button that sends nothing, in página.`);
  process.exit();
}

try {
  const choices = await readChoices(
    process.argv.slice(2),
    person && ((question) => person.question(question)),
  );
  const { name } = choices;
  const files = newWidget(choices);
  const changes = registrations(choices);
  writeNewFiles(root, files);
  for (const { path, content } of changes) writeFileSync(inRepository(path), content);
  const paths = [...files, ...changes].map(({ path }) => path);
  const run = (...command: readonly string[]) =>
    execFileSync("npx", ["--no-install", ...command], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
  run("biome", "check", "--write", ...paths.filter((path) => /\.(tsx?|css)$/.test(path)));
  run("tsx", "scripts/generate/index.ts");
  for (const { path } of files) console.log(`wrote ${path}`);
  for (const { path } of changes) console.log(`changed ${path}`);
  const { endpoint, optimistic, family } = choices;
  const sends = endpoint ? `sends ${endpoint.method} ${endpoint.path}` : "sends nothing";
  console.log(`
yy-${name} ${sends}${optimistic ? ", keeps a choice" : ""}, and is in ${family}. It works, and so do its tests once it has pictures.
What is left, in order, is in CONTRIBUTING.md:
  npm run dev                                its page: /widgets/${name}
  npm run test:visual -- ${name} --update    keeps pictures of its stories
  npm test -- widget ${name}                 says everything that it can break
  git checkout . && git clean -fd              undoes all of it, before another change`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  person?.close();
}
