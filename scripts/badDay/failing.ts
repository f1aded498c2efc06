import type { FailureSummary } from "@yy/domain/reports/ReportSummary";
import { type Day, hasArrived, tag } from "./day";
import { until } from "./until";
import { releaseOf, Visitor } from "./Visitor";

/** In seconds: within which a failure must be on the dashboard. */
const mostUntilSeen = 60;

const ids = [11, 12, 13, 14, 15, 16];

/** @returns who has got the broken release, two at least */
export async function shareOut({ shop, browser, diary, releases }: Day): Promise<Visitor[]> {
  const visitors = await Promise.all(ids.map((id) => Visitor.come(id, browser, shop)));
  const unlucky: Visitor[] = [];
  for (const visitor of visitors) {
    await visitor.waitForForm();
    if ((await releaseOf(visitor.page)) === releases.broken) unlucky.push(visitor);
  }
  diary.expect(
    `of ${ids.length} visitors ${unlucky.length} have ${releases.broken}`,
    unlucky.length > 1 && unlucky.length < ids.length,
    unlucky.map(({ name }) => name),
  );
  return unlucky;
}

/**
 * They cannot send what they have written; all but one leave the page, and the dashboard tells of them.
 * @returns the one who stays
 */
export async function failAndTell(day: Day, unlucky: readonly Visitor[]): Promise<Visitor> {
  const { shop, browser, diary, releases } = day;
  const [patient, ...leaving] = unlucky as [Visitor, ...Visitor[]];
  const start = diary.seconds;
  for (const visitor of unlucky) {
    await visitor.fillIn("vestido de festa", "usei uma vez só, num casamento em São Paulo.");
    await visitor.publish();
    diary.did(`${visitor.name} presses "publicar" and reads: ${await visitor.errorMessage()}`);
  }
  diary.expect("nothing has arrived", !unlucky.some((each) => hasArrived(shop, each)));
  for (const visitor of leaving) await visitor.leave();
  diary.did(`${leaving.length} of them give up and leave the page; ${patient.name} stays`);

  const failures = async () =>
    (await shop.summary()).failures.filter((failure) => failure.tag === tag);
  await until(mostUntilSeen, async () => countOf(await failures()) >= leaving.length);
  const told = await failures();
  const seconds = diary.seconds - start;
  diary.expect(
    `${seconds.toFixed(1)} s after the first press the dashboard's JSON has ${countOf(told)} failures of ${tag}: ${told[0]?.name} in ${told[0]?.place}`,
    countOf(told) >= leaving.length && seconds < mostUntilSeen,
    told,
  );
  const dashboard = await browser.newPage();
  await dashboard.goto(shop.dashboard);
  const card = dashboard.locator("section").filter({
    has: dashboard.getByRole("heading", { name: tag, exact: true }),
  });
  const shown = await card.locator("figure", { hasText: "falhas" }).locator("strong").textContent();
  diary.expect(
    `and its page shows them: falhas ${shown}`,
    Number(shown) >= leaving.length,
    `falhas ${shown}`,
  );
  const shareOf = (release: string) =>
    dashboard
      .getByRole("row", { name: `${release} (` })
      .getByRole("cell")
      .nth(3)
      .textContent();
  const shares = [await shareOf(releases.broken), await shareOf(releases.good)];
  diary.expect(
    `by release: of its mounts ${shares[0]} failed with ${releases.broken}, ${shares[1]} with ${releases.good}`,
    shares[0] !== "0%" && shares[1] === "0%",
    shares,
  );
  await diary.picture("dashboard", dashboard);
  await dashboard.close();
  return patient;
}

const countOf = (failures: readonly FailureSummary[]): number =>
  failures.reduce((sum, { count }) => sum + count, 0);
