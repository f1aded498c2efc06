import { whatsappUrl } from "@yy/domain/contact/whatsapp";
import { type PropsOf, useCustomState } from "@yy/element";
import { resolveNavigation } from "@yy/http/navigate";
import type { schema } from "./schema";
import { useServerText } from "./useServerText";

/**
 * Shows one link in place of the server's. The WhatsApp URL leads to another site on purpose, and
 * is made from digits alone. The chat's URL comes from the page's data, and must be of this site.
 */
export function SellerContact(props: PropsOf<typeof schema>) {
  const { chatHref, whatsappNumber = "", welcomeMessage, label, labelUnnamed } = props;
  const text = useServerText();
  const hasNumber = whatsappNumber.trim() !== "";
  useCustomState<typeof schema>("whatsapp", hasNumber);
  const href = hasNumber
    ? whatsappUrl(whatsappNumber, welcomeMessage)
    : resolveNavigation(chatHref);
  return (
    <a part="link" href={href} rel={hasNumber ? "noopener" : undefined}>
      {label || text || labelUnnamed}
    </a>
  );
}
