import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLibrary } from "@yy/element/react/useLibrary";
import { useLayoutEffect, useRef, useState } from "react";
import { connectCombobox } from "./connectCombobox";
import type { schema } from "./schema";
import { choose, readList } from "./shownList";

const loadCombobox = () => import("./combobox/Combobox");

interface Props {
  readonly field: HTMLSelectElement;
  readonly multiple: boolean;
  readonly searchable: boolean;
  readonly labelRemove: string;
  readonly emptyText: string;
}

/**
 * Shows the combobox once its code is loaded. Until then the server's select stays usable; it keeps
 * the value in any case.
 */
export function DrawnSelect({ field, multiple, searchable, labelRemove, emptyText }: Props) {
  const widget = useWidget<typeof schema>();
  const box = useRef<HTMLDivElement>(null);
  const library = useLibrary(loadCombobox);
  const [message, setMessage] = useState("");
  const [isEmpty, setEmpty] = useState(false);

  useLayoutEffect(() => {
    if (!library || !box.current) return;
    const combobox = library.drawCombobox(box.current, {
      multiple,
      searchable,
      labelRemove,
      emptyText,
      list: readList(field),
      chosen: (ids) => choose(field, ids),
      emptied: setEmpty,
    });
    widget.toggleState("enhanced", true);
    const disconnect = connectCombobox(field, combobox, setMessage);
    return () => {
      widget.toggleState("enhanced", false);
      disconnect();
      combobox.destroy();
    };
  }, [widget, library, field, multiple, searchable, labelRemove, emptyText]);

  // The select is invisible, but stays where labels, scripts and validation find it.
  useDomPatches(
    (patches) => {
      if (library) {
        patches.set(field, "tabindex", "-1");
        patches.set(field, "aria-hidden", "true");
        patches.set(field, "data-yy-enhanced", "");
      }
      return undefined;
    },
    [field, library],
  );

  return (
    <>
      <slot />
      <div ref={box} />
      {library && (
        <>
          <span part="message" hidden={message === ""}>
            {message}
          </span>
          <span className="unseen" role="status">
            {isEmpty && emptyText}
          </span>
        </>
      )}
    </>
  );
}
