import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { themes } from "storybook/theming";
import { withGlobals } from "../flavour";

type Globals = Readonly<Record<string, unknown>>;

/**
 * Shows docs in the toolbar's theme, and passes the toolbars' values to the stories' frames in
 * their URL.
 */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals();
  const search = withGlobals("", globals);
  // Storybook builds the URLs of the stories' frames from this global.
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html${search}` });
  return (
    <DocsContainer
      key={search}
      {...props}
      theme={globals.theme === "dark" ? themes.dark : themes.light}
    />
  );
}

function useGlobals(): Globals {
  const [globals, setGlobals] = useState(latestGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setGlobals(latestGlobals());
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

function latestGlobals(): Globals {
  const channel = addons.getChannel();
  const [latest] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return (latest as { readonly globals?: Globals } | undefined)?.globals ?? {};
}
