import { ElementError } from "@yy/domain/errors";
import { type PropsOf, useWidget } from "@yy/element";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLibrary } from "@yy/element/react/useLibrary";
import { useServerPart } from "@yy/element/react/useServerPart";
import { hasPopovers, isPopoverOpen } from "@yy/page/topLayer";
import { useRef } from "react";
import { openOnClick } from "./openOnClick";
import { openOnHover } from "./openOnHover";
import { PopoverLayer } from "./PopoverLayer";
import { loadPlacement } from "./placement";
import type { schema } from "./schema";

type Props = PropsOf<typeof schema>;

/** Shows the server's trigger, and the server's content in the top layer. */
export function Popover({ trigger: mode }: Props) {
  const widget = useWidget<typeof schema>();
  const trigger = useServerPart("trigger");
  const content = useServerPart("content");
  const place = useLibrary(loadPlacement);
  const wasOpen = useRef(false);

  useDomPatches(
    (patches) => {
      if (!trigger || !content || !place) return undefined;
      connect(trigger, content, mode, patches);
      const changed = (isOpen: boolean) => {
        wasOpen.current = isOpen;
        widget.toggleState("open", isOpen);
        if (mode === "click") patches.set(trigger, "aria-expanded", String(isOpen));
      };
      const show = (isShown: boolean) => showContent(content, trigger, isShown, patches);
      const layer = new PopoverLayer({ trigger, content, place, show, changed });
      const stop = mode === "click" ? openOnClick(layer) : openOnHover(layer);
      // It was open before a morph, so it is opened again.
      if (wasOpen.current) layer.open();
      return () => {
        stop();
        layer.end();
        widget.toggleState("open", false);
      };
    },
    [widget, trigger, content, place, mode],
  );
  return <slot />;
}

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])';

/**
 * Shows the content in the top layer. In a browser without the popover API it is in the page, with
 * `hidden` while it is closed.
 */
function showContent(
  content: HTMLElement,
  trigger: HTMLElement,
  isShown: boolean,
  patches: DomPatches,
): void {
  if (!hasPopovers()) patches.set(content, "hidden", isShown ? null : "");
  // With the trigger as its source, Tab moves from there into the content and back.
  else if (isShown) content.showPopover({ source: trigger });
  else if (isPopoverOpen(content)) content.hidePopover();
}

let ids = 0;

/**
 * Sets the ARIA attributes of trigger and content (README, Keyboard and screen reader).
 * @throws ElementError when the trigger is not focusable by keyboard
 */
function connect(
  trigger: HTMLElement,
  content: HTMLElement,
  mode: Props["trigger"],
  patches: DomPatches,
): void {
  if (!trigger.matches(focusable))
    throw new ElementError(
      `yy-popover: data-part="trigger" must take the focus, as a button or a link does, got <${trigger.localName}>`,
      { code: "YY-202", part: "trigger" },
    );
  ids += 1;
  if (content.id === "") patches.set(content, "id", `yy-popover-${ids}`);
  patches.set(content, "popover", "manual");
  showContent(content, trigger, false, patches);
  if (mode === "click") {
    patches.set(trigger, "aria-expanded", "false");
    patches.set(trigger, "aria-controls", content.id);
  } else {
    patches.addToken(trigger, "aria-describedby", content.id);
    // The role tooltip is for content without controls only.
    if (!content.hasAttribute("role") && !content.querySelector(focusable))
      patches.set(content, "role", "tooltip");
  }
}
