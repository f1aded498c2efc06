import { formatBrl } from "@yy/domain/format/numbers";
import { canBeBundled, hasDiscount, isAvailable } from "@yy/domain/product/Product";
import { productUrl } from "@yy/domain/urls/productUrl";
import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { underRoot } from "@yy/page/root";
import { type ComponentType, forwardRef } from "react";
import { CardPhoto } from "./CardPhoto";
import { BagDrawing, HeartDrawing } from "./drawings";
import type { schema } from "./schema";
import { useServerTitle } from "./useServerTitle";

type Props = PropsOf<typeof schema>;
type Schema = typeof schema;

/**
 * The widget's component. `data-ref` arrives as `ref`, a special prop that Preact passes only to
 * forwarding components.
 */
export const ProductCard = forwardRef<string, Omit<Props, "ref">>((props, ref) => (
  <Card {...props} referrer={(ref as unknown as string | null) ?? undefined} />
)) as unknown as ComponentType<Props>;

/** Photo, name, price and two buttons; everything but the buttons is one link. */
function Card({
  product,
  qid,
  sref,
  referrer,
  labelLike,
  labelBundle,
  labelSold,
}: Omit<Props, "ref"> & { readonly referrer: string | undefined }) {
  const widget = useWidget<Schema>();
  const server = useServerTitle();
  const available = isAvailable(product);
  const discounted = hasDiscount(product);
  const liked = product.isProductLikedByUser === true;
  useCustomState<Schema>("available", available);
  useCustomState<Schema>("discounted", discounted);
  useCustomState<Schema>("liked", liked);

  const productId = product.id;
  const requestLike = () => widget.emit("yy:like-requested", { productId, liked: !liked });
  const requestBundle = () => widget.emit("yy:bundle-requested", { productId });
  const title = product.title?.trim() || server.text || product.slug.replaceAll("-", " ");
  const Title = server.tag;

  return (
    <article part="card">
      <Title part="title">
        <a
          part="link"
          id="title"
          href={underRoot(productUrl(product, { qid, sref, ref: referrer }))}
        >
          {title}
        </a>
      </Title>
      <p part="price">
        <span>{formatBrl(product.price)}</span>
        {discounted && <del part="old-price">{formatBrl(product.originalPriceInteger ?? 0)}</del>}
      </p>
      <div className="view">
        <CardPhoto product={product} />
        <p className="tags">
          {!available && <span part="sold">{labelSold}</span>}
          {discounted && <span part="discount">{percentage(product.discountPercentage ?? 0)}</span>}
        </p>
        <button
          type="button"
          part="like"
          aria-label={labelLike}
          aria-describedby="title"
          aria-pressed={liked}
          onClick={widget.handler(requestLike)}
        >
          <HeartDrawing />
        </button>
        {canBeBundled(product) && (
          <button
            type="button"
            part="bundle"
            aria-label={labelBundle}
            aria-describedby="title"
            onClick={widget.handler(requestBundle)}
          >
            <BagDrawing />
          </button>
        )}
      </div>
    </article>
  );
}

function percentage(value: number): string {
  return `${Math.round(value)}%`;
}
