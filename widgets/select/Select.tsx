import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { useServerChild } from "@yy/element/react/useServerPart";
import { navigate } from "@yy/http/navigate";
import { useSession } from "@yy/session/useSession";
import { useAroundField } from "@yy/ui/fields/useFieldNotice";
import { useEffect, useReducer } from "react";
import { DrawnSelect } from "./DrawnSelect";
import { onChoice } from "./onChoice";
import type { schema } from "./schema";

type Props = PropsOf<typeof schema>;

/**
 * Shows the server's `<select>`; on desktop devices a combobox replaces it. The select keeps the
 * value either way.
 */
export function Select({ redirect, ...texts }: Props) {
  const field = useServerChild<HTMLSelectElement>("select", "a <select> inside it");
  const isDesktop = useSession(({ deviceType }) => deviceType === "desktop");
  const multiple = useMultiple(field);
  useAroundField(field);
  useRedirect(field, redirect);

  if (!field || !isDesktop) return <slot />;
  // The key makes a new combobox for another kind, because the library cannot change one into the
  // other.
  const kind = `${multiple ? "several" : "one"} ${texts.searchable}`;
  return <DrawnSelect key={kind} field={field} multiple={multiple} {...texts} />;
}

/**
 * Goes to the URL in the chosen option's value (README, Going to another page). A URL that is not
 * allowed is reported, and stays chosen.
 */
function useRedirect(field: HTMLSelectElement | null, redirect: boolean): void {
  const widget = useWidget<typeof schema>();
  useLiveEffect(() => {
    if (!field || !redirect) return;
    const follow = widget.handler(() => {
      if (field.value !== "") navigate(field.value);
    });
    return onChoice(field, follow);
  }, [widget, field, redirect]);
}

/** Whether several options may be chosen; renders again when that changes. */
function useMultiple(field: HTMLSelectElement | null): boolean {
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!field) return;
    const observer = new MutationObserver(look);
    observer.observe(field, { attributeFilter: ["multiple"] });
    return () => observer.disconnect();
  }, [field]);
  return field?.multiple ?? false;
}
