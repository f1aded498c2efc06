import { parseArgs } from "node:util";
import { type Family, families } from "@yy/element/config/portuguese";

/** The methods of requests that change data. */
const methods = ["POST", "PUT", "PATCH", "DELETE"] as const;

/** The request that the button of a new widget sends. */
export interface EndpointChoice {
  readonly method: (typeof methods)[number];
  /** For example `/api/gift-notes`. */
  readonly path: string;
}

/** The choices that are needed to write the files of a new widget. */
export interface Choices {
  /** In kebab case, without `yy-`. */
  readonly name: string;
  /** Absent for a widget that sends no request. */
  readonly endpoint?: EndpointChoice;
  /** Whether the button toggles a choice with an optimistic update, which is undone on failure. */
  readonly optimistic: boolean;
  /** The section of the guide and Storybook that shows the widget. */
  readonly family: Family;
}

/** Asks for a choice that the command line lacks. An empty answer takes the default. */
export type Ask = (question: string) => Promise<string>;

export const usage =
  'npm run create <name> -- [--endpoint "POST /api/gift-notes"] [--optimistic] [--family página]';

/**
 * Reads the command line, and asks for missing choices in an interactive terminal.
 * @throws Error that says what is wrong with an answer
 */
export async function readChoices(args: readonly string[], ask?: Ask): Promise<Choices> {
  const { values, positionals } = parse(args);
  const missing = (question: string) => ask?.(question) ?? Promise.resolve("");
  if (positionals.length > 1)
    throw new Error(`one name at a time, not "${positionals.join(" ")}"; ${usage}`);
  const name = positionals[0] ?? (await missing("Its name, without yy- (gift-note): "));
  checkName(name);
  const endpoint = readEndpoint(
    values.endpoint ??
      (await missing("What its button sends, as POST /api/gift-notes (nothing): ")),
  );
  if (values.optimistic && !endpoint) throw new Error(`--optimistic needs --endpoint; ${usage}`);
  const optimistic =
    endpoint !== undefined &&
    (values.optimistic ??
      readYes(
        await missing("Does it keep a choice, shown at once and taken back on failure? (y/N) "),
      ));
  const family = readFamily(
    values.family ?? (await missing(`Its family: ${families.join(", ")} (página): `)),
  );
  return { name, optimistic, family, ...(endpoint ? { endpoint } : {}) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        endpoint: { type: "string" },
        optimistic: { type: "boolean" },
        family: { type: "string" },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}; ${usage}`);
  }
}

function checkName(name: string): void {
  if (name.startsWith("yy-")) throw new Error(`"${name}": leave out the prefix yy-`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `"${name}" is no name: lower-case words joined by hyphens, as in price-tag; ${usage}`,
    );
}

function readEndpoint(text: string): EndpointChoice | undefined {
  if (text.trim() === "") return undefined;
  const [, word = "", path = ""] = /^(\w+)\s+(\/\S*)$/.exec(text.trim()) ?? [];
  const method = methods.find((each) => each === word.toUpperCase());
  if (!method)
    throw new Error(
      `"${text}" is no endpoint of a button: ${methods.join(", ")} and a path, as in "POST /api/gift-notes"`,
    );
  if (!/^\/[\w./-]+$/.test(path))
    throw new Error(`"${path}": write a path without parameters, and add those in the component`);
  return { method, path };
}

function readYes(text: string): boolean {
  const answer = text.trim();
  if (!/^(y(es)?|no?)?$/i.test(answer)) throw new Error(`"${answer}": answer y or n`);
  return /^y/i.test(answer);
}

function readFamily(text: string): Family {
  const family = families.find((each) => each === (text.trim() || "página"));
  if (!family) throw new Error(`"${text}" is no family; there are ${families.join(", ")}`);
  return family;
}
