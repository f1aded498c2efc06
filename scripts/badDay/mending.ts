import { releasesOf } from "./crowd";
import { changeSwitch, type Day, publishes } from "./day";
import { mostUntilSwitched } from "./switching";
import { until } from "./until";
import { Visitor } from "./Visitor";

const crowdOf = ({ visitors }: Day) => Array.from({ length: visitors }, (_, index) => 101 + index);

/** How many are looked at in place of all. */
const someOf = ({ visitors }: Day) => Math.round(visitors / 10);

/** Counts who gets the mended release, once more on another day, and has one of them send an advert. */
export async function bringToOneInTen(day: Day): Promise<void> {
  const { shop, browser, diary, releases } = day;
  const { good, mended } = releases;
  changeSwitch(day, { release: { [mended]: 10 } });
  const crowd = crowdOf(day);
  const first = await releasesOf(crowd, browser, shop);
  const chosen = crowd.filter((id) => first.get(id) === mended);
  const share = chosen.length / crowd.length;
  diary.expect(
    `of ${crowd.length} visitors ${chosen.length} have ${mended}, and the others ${good}`,
    share >= 0.05 &&
      share <= 0.15 &&
      crowd.every((id) => [good, mended].includes(first.get(id) ?? "")),
    [...first],
  );
  const others = crowd.filter((id) => first.get(id) === good).slice(0, someOf(day));
  const again = await releasesOf([...chosen, ...others], browser, shop);
  diary.expect(
    `on another day, in another browser, ${again.size} of them have the same again`,
    [...again].every(([id, release]) => release === first.get(id)),
    [...again],
  );
  const visitor = await Visitor.come(chosen[0] ?? 0, browser, shop);
  await visitor.waitForForm();
  await visitor.fillIn("bolsa de couro", "com duas alças.");
  diary.expect(
    `${visitor.name} sends an advert with ${mended}, and it arrives`,
    await publishes(shop, visitor),
    shop.arrived(),
  );
}

/**
 * The mended release is everybody's; a page that was open all the time keeps its own.
 * @param early whose page is open since before the form was off, with the good release
 */
export async function bringToAll(day: Day, early: Visitor): Promise<void> {
  const { shop, browser, diary, releases } = day;
  changeSwitch(day, { release: { [releases.mended]: 100 } });
  const found = await releasesOf(crowdOf(day).slice(0, someOf(day)), browser, shop);
  diary.expect(
    `${found.size} of ${found.size} visitors have ${releases.mended}`,
    [...found.values()].every((release) => release === releases.mended),
    [...found],
  );
  await until(mostUntilSwitched, () => early.formIsOn());
  const { text } = await early.place();
  diary.expect(
    `${early.name}, whose page was open all the time, has the widget of ${releases.good} again, and every letter`,
    (await early.formIsOn()) && text === early.written,
    text,
  );
  await diary.picture("on-again", early.page);
}
