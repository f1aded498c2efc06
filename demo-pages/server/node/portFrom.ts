import { parseArgs } from "node:util";

const defaultPort = 4173;

/**
 * The port to listen on: `--port 3999`, else `PORT`, else 4173; 0 takes any free one.
 * @throws {Error} with a one-line message, for any other argument and for an invalid port.
 */
export function portFrom(args: readonly string[], environment: NodeJS.ProcessEnv): number {
  const { values } = parseArgs({ args: [...args], options: { port: { type: "string" } } });
  const [name, text] =
    values.port === undefined ? ["PORT", environment.PORT] : ["--port", values.port];
  if (text === undefined || text === "") return defaultPort;
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65_536) return port;
  throw new Error(`${name} must be a number from 0 to 65535, got "${text}"`);
}
