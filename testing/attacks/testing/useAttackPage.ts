import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sharePage, useDemo } from "@yy/testing";
import { afterAll, beforeAll, expect } from "vitest";
import { findingsOn, openAttackPage, unexpectedLines } from "./attackPage";
import type { Sinks } from "./examples";
import { readSinks } from "./guide";

/** For each test that shows all widgets, milliseconds: they take seconds, and longer beside a busy core. */
export const patience = 180_000;

/** Where a seller's number leads. */
const whatsapp = "https://wa.me/";

/** A page without a policy that the tests of a file attack, and a server elsewhere that nothing may ask. */
export function useAttackPage() {
  const demo = useDemo();
  const asked: string[] = [];
  const elsewhere = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} for ${headers.referer}`);
    response.end();
  });
  let sinks: Sinks[] = [];

  beforeAll(async () => {
    sinks = readSinks();
    await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => {
    elsewhere.closeAllConnections();
    elsewhere.close();
  });
  const page = sharePage(demo, () => openAttackPage(demo, sinks));

  return {
    demo,
    page,
    /** Where widgets take texts and URLs. */
    sinks: () => sinks,
    /** Host and port of the server elsewhere. */
    host: () => `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`,
    /** That no payload has run, and that none has led the visitor or a request off the page. */
    async expectNothing(): Promise<void> {
      expect(await findingsOn(page())).toEqual([]);
      const left = await page().evaluate(() => [...window.watch.left]);
      expect(left.filter((line) => !line.includes(whatsapp))).toEqual([]);
      expect(asked).toEqual([]);
      expect(unexpectedLines(page())).toEqual([]);
    },
  };
}
