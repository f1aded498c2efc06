import type { DemoServer } from "@yy/demo-pages/server";
import type { Browser } from "playwright";
import type { FlavourMeasurements } from "./measurements";
import { scriptsOfEmptyPage } from "./pages/emptyPage";
import { demoPaths, layoutShift, type PageShift } from "./pages/layoutShifts";
import { turboVisits } from "./pages/turboVisits";
import type { Plan } from "./plan";
import { type FlavourName, measureSizes } from "./sizes/measureSizes";

/** Everything that is measured of one of our flavours alone. */
export async function measureFlavour(
  browser: Browser,
  server: DemoServer,
  flavour: FlavourName,
  plan: Plan,
  progress: (text: string) => void,
): Promise<FlavourMeasurements> {
  progress(`${flavour}: sizes`);
  const sizes = await measureSizes(flavour);
  const emptyPage = await scriptsOfEmptyPage(browser, server, flavour);
  const shifts: PageShift[] = [];
  for (const path of demoPaths(server)) {
    progress(`${flavour}: layout shift of ${path}`);
    shifts.push(await layoutShift(browser, server, path, flavour));
  }
  progress(`${flavour}: Turbo visits`);
  const visits = await turboVisits(browser, server, flavour, plan);
  server.reset();
  return { sizes, emptyPage, shifts, visits };
}
