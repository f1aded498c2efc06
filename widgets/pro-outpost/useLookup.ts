import { ConfigError } from "@yy/domain/errors";
import { isValidCpf } from "@yy/domain/forms/documents";
import { isPreview, type PropsOf } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { lookUpOutpost } from "@yy/http/api/outpostLookup";
import { webUrl } from "@yy/http/origins";
import { got } from "@yy/page/got";
import { useVisitorState } from "@yy/session/useVisitorState";
import { hasModifier, isPlainClick } from "@yy/ui/clicks";
import { FieldMessages } from "@yy/ui/fields/FieldMessages";
import { type Request, useRequest } from "@yy/ui/remote/index";
import { useEffect } from "react";
import { type LookupError, lookupErrorOf } from "./lookupError";
import type { schema } from "./schema";

interface Lookup {
  readonly request: Request;
  /** Message of the last failed lookup: the server's, or "signed-out"; "" without one. */
  readonly errorText: string;
  /** Error message after the field; "" for none. */
  readonly cpfError: string;
}

/**
 * Requests the products of a CPF when the link is clicked, or on Enter in the field. The response
 * is a script that puts them into the page (README, Looking up). Meanwhile rails-ujs neither sends
 * nor disables the link.
 */
export function useLookup(
  link: HTMLAnchorElement | null,
  cpf: HTMLInputElement | null,
  { invalidText, loginPath }: PropsOf<typeof schema>,
): Lookup {
  const request = useRequest();
  const latest = useLatest(request);
  const [errorText, setErrorText] = useVisitorState("", (text) => text === "signed-out");
  const [cpfError, setCpfError] = useVisitorState(none);

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
          if (why.kind === "cpf") return setCpfError({ message: why.message });
          setErrorText(why.kind === "signed-out" ? why.kind : why.message);
          throw error;
        }
      };
      const lookUp = () => {
        if (latest.current.loading || isPreview()) return;
        setCpfError(none);
        if (!isValidCpf(cpf.value)) {
          latest.current.stop();
          setCpfError({ message: invalidText });
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
        setCpfError(none);
        if (latest.current.failed && !latest.current.loading) latest.current.stop();
      };

      for (const attribute of ujsAttributes) patches.set(link, attribute, null);
      // Turbo would request the URL when the pointer is on the link.
      patches.set(link, "data-turbo-prefetch", "false");
      // The listener is on the window, so that it runs after the page's own listeners: it skips
      // clicks that they have prevented, and Turbo skips those that we prevent.
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
      if (cpf && cpfError.message !== "") new FieldMessages(patches).show(cpf, cpfError.message);
      return undefined;
    },
    [cpf, cpfError.message],
  );
  useEffect(() => {
    if (cpfError.message !== "") cpf?.focus();
  }, [cpf, cpfError]);

  return { request, errorText, cpfError: cpfError.message };
}

/** @throws ConfigError when the link has no URL */
function urlOf(link: HTMLAnchorElement): string {
  const href = link.getAttribute("href") ?? "";
  const url = webUrl(href);
  if (url) return url.href;
  throw new ConfigError(
    `yy-pro-outpost: href of data-part="lookup" must be an http:, https: address${got(href)}`,
    { code: "YY-123", attribute: "href" },
  );
}

/** An object, so that a repeated message is a new value to React. */
const none = { message: "" };

/** Attributes by which rails-ujs and jquery-ujs recognize their links. */
const ujsAttributes = ["data-remote", "data-disable-with", "data-disable"];
