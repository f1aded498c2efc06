import { masks } from "@yy/domain/forms/masks";
import type { PropsOf } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { beforeFormRead } from "@yy/ui/fields/beforeFormRead";
import { useField } from "@yy/ui/fields/useField";
import { useFieldNotice } from "@yy/ui/fields/useFieldNotice";
import { maskField } from "@yy/ui/masking/maskField";
import { patchAttributes } from "@yy/ui/masking/patchAttributes";
import { rawConstraints } from "@yy/ui/masking/rawConstraints";
import { insertRawField } from "./rawField";
import type { schema } from "./schema";

/**
 * The input types in which the caret can be read and set. A `number` field cannot contain a mask,
 * and an `email` field has no caret.
 */
const maskable =
  'input:not([type]), input:is([type=""], [type=text], [type=tel], [type=search], [type=url], [type=password])';

/** Formats what is typed into the server's field by the mask. Renders nothing of its own. */
export function Mask({ mask, unmaskedName, expiryPlaceholder }: PropsOf<typeof schema>) {
  const field = useField(maskable, "an <input> of type text, tel, search, url or password");
  const placeholder = mask === "card-expiry" ? expiryPlaceholder : undefined;
  useFieldNotice(field, (around) => ({ around, mask }), [mask]);
  useDomPatches(
    (patches) => {
      if (!field) return;
      patchAttributes(patches, field, masks[mask], placeholder);
      const raw = unmaskedName ? insertRawField(patches, field, mask, unmaskedName) : undefined;
      const judge = rawConstraints(patches, field, mask);
      const refresh = () => {
        judge();
        raw?.update();
      };
      const stopMasking = maskField(field, mask, refresh);
      const stopRefreshing = beforeFormRead({ field, twin: raw?.input, refresh });
      return () => {
        stopRefreshing();
        stopMasking();
        raw?.end();
      };
    },
    [field, mask, unmaskedName, placeholder],
  );
  return <slot />;
}
