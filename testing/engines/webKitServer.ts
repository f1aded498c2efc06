import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** WebKit's WebDriver server, on a virtual display of its own. */
export interface WebKitServer {
  readonly url: string;
  /** The browser that it starts. */
  readonly browser: string;
  /** Ends the server, its display, and the browsers on it. */
  close(): void;
}

const startPeriod = 10_000;

const debianPath = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** @throws {Error} when it does not answer within ten seconds */
export async function startWebKitServer(): Promise<WebKitServer> {
  const display = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const children: ChildProcess[] = [display];
  // However this process ends: a browser that loses its display ends too.
  const close = () => {
    for (const child of children.splice(0).reverse()) child.kill();
  };
  process.once("exit", close);
  process.once("SIGTERM", () => process.exit(143));

  try {
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${await displayNumber(display)}`, NO_AT_BRIDGE: "1" };
    const options = { stdio: "ignore", env } as const;
    children.push(spawn("WebKitWebDriver", [`--port=${port}`], options));
    const url = `http://127.0.0.1:${port}`;
    await untilItAnswers(`${url}/status`);
    return { url, browser: process.env.WEBKIT_PATH ?? debianPath, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function displayNumber(display: ChildProcess): Promise<number> {
  const [number] = await once(display.stdio[3] as Readable, "data");
  return Number(number);
}

async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + startPeriod;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no port is free");
  return address.port;
}
