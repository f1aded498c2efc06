import { ConfigError } from "@yy/domain/errors";
import { type PropsOf, useLiveEffect, useWidget } from "@yy/element";
import { got } from "@yy/page/got";
import { iconSprite } from "@yy/ui/iconSprite";
import { useLayoutEffect, useRef, useState } from "react";
import type { schema } from "./schema";
import { drawSymbol, findSymbol } from "./symbols";

/** Shows the server's children until the sprite is loaded, then the symbol. */
export function Icon({ name, label }: PropsOf<typeof schema>) {
  const sprite = useSprite();
  return <span className="box">{sprite ? drawing(sprite, name, label) : <slot />}</span>;
}

function drawing(sprite: Element, name: string, label: string | undefined) {
  const symbol = findSymbol(sprite, name);
  if (!symbol)
    throw new ConfigError(`yy-icon: data-name must name a symbol of the sprite${got(name)}`, {
      code: "YY-124",
      attribute: "data-name",
    });
  return <Drawing key={symbol.id} symbol={symbol} sprite={sprite} label={label} />;
}

/** Returns the sprite as soon as it is loaded. */
function useSprite(): SVGSVGElement | undefined {
  const widget = useWidget();
  const [sprite, setSprite] = useState(iconSprite.sprite);
  useLiveEffect(() => {
    if (sprite) return;
    const { signal } = widget;
    iconSprite.load().then(
      (loaded) => {
        if (!signal.aborted) setSprite(loaded);
      },
      (error: unknown) => {
        if (!signal.aborted) iconSprite.reportOnce(error, widget.report);
      },
    );
  }, [widget]);
  return sprite;
}

interface DrawingProps {
  readonly symbol: Element;
  readonly sprite: Element;
  readonly label: string | undefined;
}

function Drawing({ symbol, sprite, label }: DrawingProps) {
  const svg = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (svg.current) drawSymbol(svg.current, symbol, sprite);
  }, [symbol, sprite]);
  const voice = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  // A `fill` on the symbol overrides this one, as it would override an inherited one.
  return <svg ref={svg} part="icon" fill="currentColor" {...voice} />;
}
