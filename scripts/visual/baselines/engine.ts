/** What draws the pictures. */
export interface Engine {
  /** The headless shell draws some things unlike a whole Chromium. */
  readonly browser: "headless shell" | "Chromium";
  /** `156.0.8078.79`. */
  readonly version: string;
  /** `linux x64`. */
  readonly platform: string;
}

/** The engine that tests have here, of this version. */
export function engineHere(version: string, env = process.env): Engine {
  return {
    browser: env.CHROMIUM_SHELL_PATH ? "headless shell" : "Chromium",
    version,
    platform: `${process.platform} ${process.arch}`,
  };
}

/** Whether one sets letters where the other does: a whole Chromium rounds their widths, another system has its own. */
export function areComparable(one: Engine, other: Engine): boolean {
  return one.browser === other.browser && one.platform === other.platform;
}

/** Whether pictures of one can be compared with the other's pixel by pixel; a minor version draws as its major one. */
export function drawAlike(one: Engine, other: Engine): boolean {
  return engineName(one) === engineName(other);
}

/** `headless shell 156 on linux x64`. */
export function engineName({ browser, version, platform }: Engine): string {
  return `${browser} ${version.split(".")[0]} on ${platform}`;
}

/** What is told when pictures are of another engine. */
export function otherEngineNote(before: Engine, here: Engine): string {
  const consequence = areComparable(before, here)
    ? "only what differs in areas of at least 3 × 3 pixels counts"
    : "nothing is compared, because letters stand elsewhere in each line";
  return `The pictures are of ${engineName(before)}, and this is ${engineName(here)}: ${consequence}.`;
}
