import type { WidgetSchema } from "@yy/element/config/schema";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Finding } from "../finding";
import { consoleReport } from "./consoleReport";
import { docsUrl, mistakeUrl } from "./docsUrl";
import { EventLog } from "./events/EventLog";
import { PageDoctor } from "./page/PageDoctor";
import { type PanelSettings, readPanelSettings, writePanelSettings } from "./panel/panelSettings";
import { Spotlight } from "./panel/Spotlight";

/** State and actions behind the panel. */
export interface Doctor {
  readonly schemas: ReadonlyMap<string, WidgetSchema>;
  readonly page: PageDoctor;
  readonly log: EventLog;
  readonly panel: StoreApi<PanelSettings>;
  readonly spotlight: Spotlight;
  /**
   * URL of a README or a page of the guide, by its path in the repository; undefined when the
   * script element has no `data-docs` (`docsUrl.ts`).
   */
  readonly docsUrl: (path: string) => string | undefined;
  /** URL of the page about a mistake; undefined in the same cases as `docsUrl`. */
  readonly mistakeUrl: (code: Finding["code"]) => string | undefined;
}

/** Creates the doctor and starts recording the page's events. */
export function createDoctor(schemas: readonly WidgetSchema[]): Doctor {
  const page = new PageDoctor(schemas);
  const log = new EventLog();
  log.listen(schemas.flatMap(({ events }) => Object.keys(events ?? {})));
  const panel = createStore(readPanelSettings);
  panel.subscribe(writePanelSettings);
  const report = consoleReport();
  page.store.subscribe(({ found }) => found && report(found));
  return {
    schemas: new Map(schemas.map((schema) => [schema.tag, schema])),
    page,
    log,
    panel,
    spotlight: new Spotlight(),
    docsUrl,
    mistakeUrl,
  };
}
