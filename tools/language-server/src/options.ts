import { parseArgs } from "node:util";
import { nearest } from "@yy/doctor/nearest";

const names = ["stdio", "version", "help"];

/** Options that clients of the protocol add by themselves. */
const ofClients = ["clientProcessId"];

/**
 * Reads the command line.
 * @throws Error that names an unknown option, with the one that was probably meant
 */
export function readOptions(words: readonly string[]): "serve" | "version" | "help" {
  const { values, tokens } = parseArgs({
    args: [...words],
    options: {
      stdio: { type: "boolean" },
      version: { type: "boolean", short: "v" },
      help: { type: "boolean", short: "h" },
      clientProcessId: { type: "string" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === "positional")
      throw new Error(`${token.value} is no option: it takes no files`);
    if (token.kind !== "option" || [...names, ...ofClients].includes(token.name)) continue;
    const meant = nearest(token.name, names);
    throw new Error(
      `${token.rawName} is no option${meant === undefined ? "; it speaks over --stdio alone" : `: did you mean --${meant}?`}`,
    );
  }
  if (values.help) return "help";
  return values.version ? "version" : "serve";
}

export const help = `yy-language-server: the yy- tags in editors, while they are written

  npx yy-language-server --stdio

Speaks the Language Server Protocol over standard input and output: completion, hover, links to the guide,
what yy-doctor finds, and quick fixes, in .html, .erb and .blade.php files and templates of Django.
Editors start it: https://www.npmjs.com/package/@yy/widgets tells how.

  --stdio    as it does without
  --version  of @yy/widgets
  --help     this

initializationOptions: { "guide": "https://…" } is where the guide is; without it, the files of the package.
`;
