import type { WidgetLook } from "@yy/element/config/look";

const select = "& > select:only-child:not([multiple], [size])";

/** The widget until its select is replaced by the drawn one. */
const drawnHere = "&:has(> select:only-child:not([multiple], [size], [data-yy-enhanced]))";

export const look: WidgetLook = {
  ":host": select,
  '[part="control"]': select,
  '[part="control"]:has(input:focus-visible)': `${select}:focus-visible`,
  '[part="control"].invalid': `${select}[aria-invalid="true"]`,
  '.disabled [part="control"]': `${drawnHere}:has(> :disabled)`,
  ".placeholder": `${select}:has(option[value=""]:checked)`,
  '[part="control"]::after': `${drawnHere}::after`,
};
