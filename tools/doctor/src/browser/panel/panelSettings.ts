const key = "yy:doctor";

export const corners = ["bottom-start", "top-start", "top-end", "bottom-end"] as const;
export type Corner = (typeof corners)[number];

export const views = ["findings", "tags", "events"] as const;
export type View = (typeof views)[number];

/** State of the panel, kept in `sessionStorage` for the tab. */
export interface PanelSettings {
  readonly open: boolean;
  readonly corner: Corner;
  readonly view: View;
}

const atFirst: PanelSettings = { open: false, corner: "bottom-start", view: "findings" };

/** The stored settings; a setting that is missing or invalid has its default. */
export function readPanelSettings(): PanelSettings {
  try {
    const { open, corner, view } = Object(
      JSON.parse(sessionStorage.getItem(key) ?? "{}"),
    ) as Partial<PanelSettings>;
    return {
      open: open === true,
      corner: corners.find((each) => each === corner) ?? atFirst.corner,
      view: views.find((each) => each === view) ?? atFirst.view,
    };
  } catch {
    return atFirst;
  }
}

export function writePanelSettings(settings: PanelSettings): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is blocked or full: the settings are lost with the page.
  }
}
