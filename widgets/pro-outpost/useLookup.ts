import { ConfigError } from "@yy/domain/errors";
import { isValidCpf } from "@yy/domain/forms/documents";
import { isPreview, type PropsOf } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { lookUpOutpost } from "@yy/http/api/outpostLookup";
import { webUrl } from "@yy/http/origins";
import { hasModifier, isPlainClick } from "@yy/ui/clicks";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type LookupError, lookupErrorOf } from "./lookupError";
import type { schema } from "./schema";

interface Lookup {
  readonly request: Request;
  /** Why the last lookup failed, in the server's words or as "signed-out"; "" when it does not say. */
  readonly errorText: string;
  /** What stands after the field; "" for nothing. */
  readonly complaint: string;
}

/**
 * Asks for the CPF's products when the link is pressed, or Enter in the field; the answer's script puts them into the page
 * (README, Looking up). The link is the widget's alone meanwhile: rails-ujs neither sends nor disables it.
 */
export function useLookup(
  link: HTMLAnchorElement | null,
  cpf: HTMLInputElement | null,
  { invalidText, loginPath }: PropsOf<typeof schema>,
): Lookup {
  const request = useRequest();
  const latest = useRef(request);
  const [errorText, setErrorText] = useState("");
  const [complaint, setComplaint] = useState(none);
  useLayoutEffect(() => {
    latest.current = request;
  });

  useDomPatches(
    (patches) => {
      if (!link || !cpf) return undefined;

      const ask = async (signal: AbortSignal) => {
        setErrorText("");
        try {
          await lookUpOutpost(urlOf(link), cpf.value, signal);
        } catch (error) {
          if (signal.aborted) throw error;
          const why: LookupError = lookupErrorOf(error, cpf.name, loginPath);
          if (why.kind === "cpf") return setComplaint({ message: why.message });
          setErrorText(why.kind === "signed-out" ? why.kind : why.message);
          throw error;
        }
      };
      const lookUp = () => {
        if (latest.current.loading || isPreview()) return;
        setComplaint(none);
        if (!isValidCpf(cpf.value)) {
          latest.current.stop();
          setComplaint({ message: invalidText });
        } else if (latest.current.failed) latest.current.retry();
        else latest.current.begin(ask);
      };

      const clicked = (event: MouseEvent) => {
        if (!isPlainClick(event) || !event.composedPath().includes(link)) return;
        event.preventDefault();
        lookUp();
      };
      const pressed = (event: KeyboardEvent) => {
        const { key, isComposing, defaultPrevented } = event;
        if (key !== "Enter" || isComposing || defaultPrevented || hasModifier(event)) return;
        event.preventDefault();
        if (!event.repeat) lookUp();
      };
      const typed = () => {
        setComplaint(none);
        if (latest.current.failed && !latest.current.loading) latest.current.stop();
      };

      for (const attribute of ujsAttributes) patches.set(link, attribute, null);
      // Turbo would ask for the URL as soon as it is pointed at.
      patches.set(link, "data-turbo-prefetch", "false");
      // On the window, after the page's own listeners: skips clicks they prevented, and Turbo skips those prevented here.
      window.addEventListener("click", clicked);
      cpf.addEventListener("keydown", pressed);
      cpf.addEventListener("input", typed);
      return () => {
        window.removeEventListener("click", clicked);
        cpf.removeEventListener("keydown", pressed);
        cpf.removeEventListener("input", typed);
      };
    },
    [link, cpf, invalidText, loginPath],
  );

  useDomPatches(
    (patches) => {
      if (!link || !request.loading) return undefined;
      patches.set(link, "aria-busy", "true");
      patches.set(link, "aria-disabled", "true");
      return undefined;
    },
    [link, request.loading],
  );

  useDomPatches(
    (patches) => {
      if (cpf && complaint.message !== "") new FieldMessages(patches).show(cpf, complaint.message);
      return undefined;
    },
    [cpf, complaint.message],
  );
  useEffect(() => {
    if (complaint.message !== "") cpf?.focus();
  }, [cpf, complaint]);

  return { request, errorText, complaint: complaint.message };
}

/** @throws ConfigError when the link leads nowhere */
function urlOf(link: HTMLAnchorElement): string {
  const href = link.getAttribute("href") ?? "";
  const url = webUrl(href);
  if (url) return url.href;
  throw new ConfigError(
    `yy-pro-outpost: href of data-part="lookup" must be an http:, https: address, got ${JSON.stringify(href)}`,
    "href",
  );
}

/** An object, so that the same words said again are another complaint. */
const none = { message: "" };

/** What rails-ujs and jquery-ujs know a link of theirs by. */
const ujsAttributes = ["data-remote", "data-disable-with", "data-disable"];
