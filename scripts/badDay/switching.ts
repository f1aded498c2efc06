import { changeSwitch, type Day, publishes, tag } from "./day";
import { everySeconds } from "./page";
import { until } from "./until";
import { Visitor } from "./Visitor";

/** In seconds: within which an open page must have asked for its switch again. */
export const mostUntilSwitched = everySeconds + 5;

/**
 * The form is switched off on pages that are open, and on those to come.
 * @param patient whose form is broken
 * @param early whose form works
 */
export async function switchOff(day: Day, patient: Visitor, early: Visitor): Promise<void> {
  const { shop, diary } = day;
  await patient.insert("usei uma vez só".length, ", e com cuidado");
  await early.fillIn("blusa de linho", "cor de areia, sem manchas.");
  await early.insert("cor de areia".length, " clara");
  const open = [patient, early];
  const places = await Promise.all(open.map((visitor) => visitor.place()));
  diary.did(`${patient.name}, and ${early.name} with the good release, are writing`);
  await diary.picture("before", patient.page);

  changeSwitch(day, { off: [tag] });
  const seconds = await until(mostUntilSwitched, async () => {
    const on = await Promise.all(open.map((visitor) => visitor.formIsOn()));
    return !on.includes(true);
  });
  diary.expect(
    `${seconds?.toFixed(1)} s later both pages, which ask every ${everySeconds} s, have the server's form again`,
    seconds !== undefined,
    `the widget is still on after ${mostUntilSwitched} s`,
  );
  for (const [index, visitor] of open.entries()) {
    const place = await visitor.place();
    diary.expect(
      `${visitor.name} has every letter, the focus, the caret (at ${place.caret}) and the scroll (${place.scrolled} px) as before`,
      JSON.stringify(place) === JSON.stringify(places[index]) && place.text === visitor.written,
      [places[index], place],
    );
  }
  await diary.picture("switched-off", patient.page);
  diary.expect(
    `${patient.name} presses "publicar" again, the browser sends the form, and every letter arrives`,
    await publishes(shop, patient),
    shop.arrived(),
  );
  await showToNewcomer(day);
}

async function showToNewcomer({ shop, browser, diary }: Day): Promise<void> {
  const newcomer = await Visitor.come(17, browser, shop);
  await newcomer.page.waitForLoadState("networkidle");
  const isDefined = await newcomer.page.evaluate(
    (name) => customElements.get(name) !== undefined,
    tag,
  );
  diary.expect(
    "who comes now has the server's form, and no code of the widget",
    !isDefined,
    `${tag} is defined`,
  );
  await newcomer.leave();
  const pagesOff = async () => {
    const { widgets } = await shop.summary();
    const { off = [] } = widgets.find((widget) => widget.tag === tag) ?? {};
    return off.reduce((sum, number) => sum + number, 0);
  };
  await until(10, async () => (await pagesOff()) > 0);
  const number = await pagesOff();
  diary.expect(`the dashboard has ${number} pages with ${tag} switched off`, number > 0, number);
}
