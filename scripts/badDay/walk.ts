import { changeSwitch, type Day, publishes } from "./day";
import { failAndTell, shareOut } from "./failing";
import { bringToAll, bringToOneInTen } from "./mending";
import type { Shop } from "./shop";
import { switchOff } from "./switching";
import { Visitor } from "./Visitor";

/**
 * A release breaks a widget; the dashboard tells, the operator switches the widget off, and brings a mended release to one
 * visitor in ten and then to all. All that changes is the switch: the server runs on, and the page's template is the same.
 * @throws {Unexpected} at the first thing that is not so
 */
export async function walk(day: Day): Promise<void> {
  const { shop, diary, releases } = day;
  const { good, broken, mended } = releases;
  diary.note(`A bad day, and nobody deploys.

  the page       ${shop.pageFor(1)}
  the dashboard  ${shop.dashboard}
  the switch     ${shop.switchFile}`);
  const template = await templateOf(shop);

  await diary.step(`Release ${good} is well`);
  const early = await showThatItWorks(day);
  await diary.step(`Release ${broken} stands beside it, and half of the visitors get it`);
  changeSwitch(day, { release: { [broken]: 50 } });
  const unlucky = await shareOut(day);
  await diary.step("Its form cannot be sent, and the dashboard tells");
  const patient = await failAndTell(day, unlucky);
  await diary.step("The operator switches the form off");
  await switchOff(day, patient, early);
  await diary.step(`The mended release ${mended} goes to one visitor in ten`);
  await bringToOneInTen(day);
  await diary.step("It goes to everybody");
  await bringToAll(day, early);

  const now = await templateOf(shop);
  diary.expect("the page's template is the one of the morning", now === template, now);
  await diary.pause();
  diary.note("\nNo deploy: one server process, one template, five texts of the switch.");
}

/** @returns somebody else, who has the page open from now on */
async function showThatItWorks({ shop, browser, diary, releases }: Day): Promise<Visitor> {
  const early = await Visitor.come(9, browser, shop);
  const visitor = await Visitor.come(10, browser, shop);
  await visitor.waitForForm();
  await visitor.fillIn("saia midi", "pouco uso.");
  diary.expect(
    `${visitor.name} sends an advert with ${releases.good}, and it arrives`,
    await publishes(shop, visitor),
    shop.arrived(),
  );
  diary.did(`${early.name} opens the page, and keeps it open all day`);
  return early;
}

/** The page as the server writes it, without what the switch says and what is new in every answer. */
async function templateOf(shop: Shop): Promise<string> {
  const html = await (await fetch(shop.pageFor(1))).text();
  return html
    .replace(/(<script [^>]*id="yy-switch"[^>]*>).*?(?=<\/script>)/s, "$1")
    .replaceAll(/(nonce|content|value)="[^"]*"/g, "");
}
