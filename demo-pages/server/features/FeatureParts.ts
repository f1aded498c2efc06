import type { DemoState } from "../fixtures/types";
import type { Sessions } from "../middleware/sessions";
import type { RenderPage } from "../rendering/renderPage";
import type { Templates } from "../rendering/Templates";

/** What the marketplace's features make their routes of. */
export interface FeatureParts {
  readonly state: DemoState;
  readonly sessions: Sessions;
  readonly templates: Templates;
  readonly page: RenderPage;
}
