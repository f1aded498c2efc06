import type { DemoRequest } from "../middleware/environment";
import { type Switches, switchesOf } from "./switches";

/** What documents are written with, whichever page it is. */
export interface DocumentOptions {
  /** Whether this file is under `/dist`, for example `lite/yy.css`: packages can be tested before a build. */
  readonly isBuilt: (file: string) => boolean;
  /** Of pages for which neither their address nor the panel nor they themselves choose one. */
  readonly defaultFlavour: Switches["flavour"];
  /** Whether the doctor is on pages for which nothing says. */
  readonly doctor: boolean;
  /** Whether pages carry their Content-Security-Policy. */
  readonly csp: boolean;
}

/** What the document of one request needs to know. */
export interface DocumentFacts {
  readonly csrf: string;
  readonly nonce: string;
  readonly switches: Switches;
  readonly deviceType: string;
  readonly environment: string;
  readonly isBuilt: DocumentOptions["isBuilt"];
}

/**
 * What a document says about the request: token, nonce, switches, device.
 * @param own the page's own switches
 */
export function documentFacts(
  request: DemoRequest,
  nonce: string,
  { isBuilt, defaultFlavour, doctor }: DocumentOptions,
  own: Partial<Switches> = {},
): DocumentFacts {
  const isPhone = /Mobile|Android|iPhone/.test(request.req.header("User-Agent") ?? "");
  return {
    csrf: request.get("session").csrfToken,
    nonce,
    switches: switchesOf(request, { doctor, ...own, flavour: own.flavour ?? defaultFlavour }),
    deviceType: isPhone ? "mobile" : "desktop",
    environment: "production",
    isBuilt,
  };
}
