import { formatMoney } from "@yy/domain/format/numbers";
import { type PropsOf, useCustomState, useLiveEffect, useWidget } from "@yy/element";
import { useServerChild } from "@yy/element/react/useServerPart";
import { useState } from "react";
import { InsuranceQuotes, noQuote } from "./InsuranceQuotes";
import type { schema } from "./schema";

/** The server's form, and below it the price of the insurance. */
export function InsurancePrice({ label }: PropsOf<typeof schema>) {
  const { report } = useWidget<typeof schema>();
  const form = useServerChild<HTMLFormElement>("form", "a <form> inside it", "form");
  const [{ price, isLoading }, show] = useState(noQuote);
  useCustomState<typeof schema>("loading", isLoading);

  useLiveEffect(() => {
    if (!form) return;
    const quotes = new InsuranceQuotes(form, { show, report });
    return () => quotes.end();
  }, [form, report]);

  return (
    <>
      <slot />
      <div part="price" role="status" aria-busy={isLoading}>
        {price !== undefined && label.replaceAll("{price}", formatMoney(price, { symbol: true }))}
      </div>
    </>
  );
}
