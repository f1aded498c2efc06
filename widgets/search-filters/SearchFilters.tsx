import { useWidget } from "@yy/element";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useEffect } from "react";
import { onFiltersChanged } from "./onFiltersChanged";
import type { schema } from "./schema";
import { sendAsListing } from "./sendAsListing";

const getForm = "form:not([method=post i], [method=dialog i])";

/** Shows the server's own form, and has it submitted as the URL of a listing. */
export function SearchFilters() {
  const widget = useWidget<typeof schema>();
  const form = useServerChild<HTMLFormElement>(getForm, 'a <form method="get"> inside it', "form");
  useEffect(() => {
    if (!form) return;
    const stopSending = sendAsListing(form);
    const stopWatching = onFiltersChanged(form, (filters) =>
      widget.emit("yy:filters-changed", { filters }),
    );
    return () => {
      stopSending();
      stopWatching();
    };
  }, [form, widget]);
  return <slot />;
}
