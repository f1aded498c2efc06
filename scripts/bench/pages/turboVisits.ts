import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser, Page } from "playwright";
import type { Plan } from "../plan";
import type { FlavourName } from "../sizes/measureSizes";
import { liveBytes, totalsOf, visit } from "./visitor";

/** What lives on a page after that many Turbo visits. */
export interface VisitsMeasured {
  readonly visits: number;
  readonly heapMb: number;
  readonly listeners: number;
  readonly nodes: number;
}

const buttonsAPage = 30;

/** For what the former page leaves behind to be taken down, in ms. */
const settlingTime = 500;

/**
 * Goes to and fro between two pages with Turbo. After three of the visits it reads the instruments on a page without
 * widgets, where only what the others left behind is to be seen: Turbo's cache holds the last preview of a page that is
 * open, widgets and all.
 * @param flavour undefined = the same markup without our script, for what Turbo and the browser keep themselves
 */
export function turboVisits(
  browser: Browser,
  server: DemoServer,
  flavour: FlavourName | undefined,
  plan: Plan,
): Promise<readonly VisitsMeasured[]> {
  const urls = ["/bench/here", "/bench/there"];
  const rest = "/bench/rest";
  const own = flavour ? { flavour } : { script: "none" as const };
  const scripts = { libs: ["turbo" as const], ...own };
  server.addPage(rest, { body: "<p>nada aqui</p>", title: rest, ...scripts });
  for (const [side, path] of urls.entries())
    server.addPage(path, { body: bodyOf(side), title: path, ...scripts });

  return visit(browser, server, async (visited) => {
    const { page } = visited;
    await page.goto(urls[0] ?? "");
    const measured: VisitsMeasured[] = [];
    const last = Math.max(...plan.visits);
    for (let visits = 1; visits <= last; visits += 1) {
      await turboVisit(page, urls[visits % 2] ?? "");
      if (flavour) await mounted(page);
      if (!plan.visits.includes(visits)) continue;
      await turboVisit(page, rest);
      await page.waitForTimeout(settlingTime);
      const heapMb = (await liveBytes(visited)) / 1e6;
      const { listeners, nodes } = await totalsOf(visited);
      measured.push({ visits, heapMb, listeners, nodes });
    }
    return measured;
  });
}

/** A page's worth of widgets that mount by themselves, on other users on each side. */
function bodyOf(side: number): string {
  const buttons = Array.from({ length: buttonsAPage }, (_, index) => {
    const id = 100 * side + index + 2;
    return `<yy-follow-button data-user-id="${id}" data-follow-path="/api/users/follow" data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/u/${id}">seguir</a></yy-follow-button>`;
  });
  return `<yy-flash></yy-flash>
<yy-inbox-badge data-href="/perfil/mensagens"><a href="/perfil/mensagens">mensagens</a></yy-inbox-badge>
<yy-countdown data-ends-at="2099-01-01T00:00:00Z">em breve</yy-countdown>
${buttons.join("\n")}`;
}

async function turboVisit(page: Page, url: string): Promise<void> {
  await page.evaluate((path) => {
    const loaded = new Promise((resolve) =>
      document.addEventListener("turbo:load", resolve, { once: true }),
    );
    (window as unknown as { Turbo: { visit(path: string): void } }).Turbo.visit(path);
    return loaded;
  }, url);
}

async function mounted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("yy-follow-button")].every((each) =>
      each.shadowRoot?.querySelector("button"),
    ),
  );
}
