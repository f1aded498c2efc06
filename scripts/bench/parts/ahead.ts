import { launchPrerendering } from "@yy/testing/prerendering";
import type { Browser, Page } from "puppeteer-core";
import { flavoursIn } from "../../build/flavour";
import { inRepository } from "../../repository";
import { type Bench, template } from "../bench";
import { phoneNetwork, phoneSlowness } from "../network";
import type { Findings, Row } from "../report/findings";
import { inRounds } from "../rounds";

interface Arrival extends Omit<Row, "figures"> {
  /** URL path of the page with the link. */
  readonly path: string;
}

/** How long the mouse is over the link before the click, in ms: the page is there by then. */
const hovered = 2500;

const report = "/api/arrived";
/** Runs in the page: says how long after the click it was whole, in ms, and whether it was rendered before. */
const tell = `inPage.allMounted().then(() => {
  const ms = Date.now() - Number(/clicked=(\\d+)/.exec(document.cookie)[1]);
  const [{ activationStart }] = performance.getEntriesByType("navigation");
  fetch("${report}?ms=" + ms + "&ahead=" + (activationStart > 0 ? "yes" : "no"));
});`;

/** From the click on a link until the widgets of the first screen are mounted, with and without rules for pages ahead. */
export async function measureAhead(bench: Bench): Promise<Findings> {
  const browser = await launchPrerendering([bench.chromiumSwitch]);
  try {
    const pages = flavoursIn(inRepository("dist")).flatMap(({ name }) => addPages(bench, name));
    const ahead = await inRounds(pages, bench.plan.arrivalRounds, ({ path }) =>
      follow(bench, browser, path),
    );
    return { rows: { ahead } };
  } finally {
    await browser.close();
  }
}

/** Puts a page with widgets on the server, and one for each way to have a link to it. */
function addPages({ server, pageScript }: Bench, flavour: "react" | "lite"): Arrival[] {
  const title = flavour === "lite" ? "lite" : "React";
  const target = `/bench/ahead/${flavour}`;
  server.addPage(target, {
    flavour,
    inlineScript: `${pageScript}${tell}`,
    body: `<h1>chegada</h1><main>${template("arrival/ours.html")()}</main>`,
  });
  const ways = { "a click": undefined, prefetched: "prefetch", prerendered: "prerender" };
  return Object.entries(ways).map(([name, action], index) => {
    const path = `${target}/${index}`;
    const rules = { [action ?? ""]: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] };
    const tag = `<script type="speculationrules" nonce="{{nonce}}">${JSON.stringify(rules)}</script>`;
    server.addPage(path, {
      script: "none",
      inlineScript: `addEventListener("click", () => { document.cookie = "clicked=" + Date.now() + "; path=/"; });`,
      head: action === undefined ? "" : tag,
      body: `<a href="${target}">ir</a>`,
    });
    return { name: `${title}: ${name}`, path, comparedTo: [`${title}: a click`] };
  });
}

/** What the page has told the server of itself. */
async function arrived({ server }: Bench) {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const told = server.requests.find(({ path }) => path === report)?.query;
    if (told) return { mounted: Number(told.ms), rendered: String(told.ahead) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const asked = server.requests.map(({ path }) => path).join(" ");
  throw new Error(`The page of the link did not come; since the click: ${asked || "no request"}`);
}

async function follow(bench: Bench, browser: Browser, path: string) {
  const context = await browser.createBrowserContext();
  try {
    const page: Page = await context.newPage();
    // By its own session: for a page with another one Chromium renders nothing ahead.
    await page.emulateNetworkConditions(phoneNetwork);
    await page.emulateCPUThrottling(phoneSlowness);
    await page.goto(bench.front + path);
    await page.hover("a");
    await new Promise((resolve) => setTimeout(resolve, hovered));
    bench.server.reset();
    await page.click("a");
    return await arrived(bench);
  } finally {
    await context.close();
  }
}
