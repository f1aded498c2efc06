import type { ArrivalMeasured } from "./arrival/measureArrival";
import type { Series } from "./buttons/rounds";
import type { FormMeasurements } from "./forms/measureForms";
import type { FurnitureMeasurements } from "./furniture/measureFurniture";
import type { GuideArrival } from "./guide/measureGuide";
import type { HeapMeasured } from "./heap/measureHeap";
import type { PageShift } from "./pages/layoutShifts";
import type { VisitsMeasured } from "./pages/turboVisits";
import type { PricesMeasured } from "./prices/measurePrices";
import type { FlavourName, Sizes } from "./sizes/measureSizes";

/** Everything one run has found out, before anything is compared with its budget. */
export interface Measurements {
  /** As the browser names it. */
  readonly chromium: string;
  readonly buttons: readonly Series[];
  /** Contender's id → bytes of Brotli that a page loads for one button. */
  readonly loaded: ReadonlyMap<string, number>;
  /** Turbo visits between the same pages without our script. */
  readonly visitsWithout: readonly VisitsMeasured[];
  readonly flavours: ReadonlyMap<FlavourName, FlavourMeasurements>;
  readonly forms: FormMeasurements;
  readonly furniture: FurnitureMeasurements;
  readonly prices: readonly PricesMeasured[];
  readonly heap: readonly HeapMeasured[];
  readonly arrival: readonly ArrivalMeasured[];
  readonly guide: readonly GuideArrival[];
}

/** What is measured of ours alone, once a flavour. */
export interface FlavourMeasurements {
  readonly sizes: Sizes;
  /** Paths that a page without a widget asks for. */
  readonly emptyPage: readonly string[];
  readonly visits: readonly VisitsMeasured[];
  readonly shifts: readonly PageShift[];
}

/** @throws Error when that was not measured */
export function seriesOf(
  { buttons }: Pick<Measurements, "buttons">,
  contender: string,
  layout: string,
  count: number,
): Series {
  const found = buttons.find(
    (series) =>
      series.contender.id === contender && series.layout.name === layout && series.count === count,
  );
  if (!found) throw new Error(`${count} × ${contender}, ${layout}: not measured`);
  return found;
}
