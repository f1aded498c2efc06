import type { WidgetSchema } from "@yy/element/config/schema";
import { schema as accordionSchema } from "./accordion/schema";
import { schema as citySelectSchema } from "./city-select/schema";
import { schema as contentLoaderSchema } from "./content-loader/schema";
import { schema as countBadgeSchema } from "./count-badge/schema";
import { schema as countdownSchema } from "./countdown/schema";
import { schema as facilitiesSchema } from "./facilities/schema";
import { schema as flashSchema } from "./flash/schema";
import { schema as followButtonSchema } from "./follow-button/schema";
import { schema as formSchema } from "./form/schema";
import { schema as iconSchema } from "./icon/schema";
import { schema as inboxBadgeSchema } from "./inbox-badge/schema";
import { schema as infiniteScrollSchema } from "./infinite-scroll/schema";
import { schema as insurancePriceSchema } from "./insurance-price/schema";
import { schema as letterCounterSchema } from "./letter-counter/schema";
import { schema as locationSchema } from "./location/schema";
import { schema as maskSchema } from "./mask/schema";
import { schema as messageHeaderSchema } from "./message-header/schema";
import { schema as messageListSchema } from "./message-list/schema";
import { schema as missingPriceEditorSchema } from "./missing-price-editor/schema";
import { schema as modalSchema } from "./modal/schema";
import { schema as notificationLabelSchema } from "./notification-label/schema";
import { schema as paginationSchema } from "./pagination/schema";
import { schema as passwordStrengthSchema } from "./password-strength/schema";
import { schema as pinnedTagSchema } from "./pinned-tag/schema";
import { schema as popoverSchema } from "./popover/schema";
import { schema as proOutpostSchema } from "./pro-outpost/schema";
import { schema as productCardSchema } from "./product-card/schema";
import { schema as productUploadSchema } from "./product-upload/schema";
import { schema as profileImageSchema } from "./profile-image/schema";
import { schema as purchaseRatingSchema } from "./purchase-rating/schema";
import { schema as searchFiltersSchema } from "./search-filters/schema";
import { schema as selectSchema } from "./select/schema";
import { schema as sellerContactSchema } from "./seller-contact/schema";
import { schema as sellerToggleSchema } from "./seller-toggle/schema";
import { schema as sessionGateSchema } from "./session-gate/schema";
import { schema as sessionValueSchema } from "./session-value/schema";
import { schema as slideInPanelSchema } from "./slide-in-panel/schema";
import { schema as sliderSchema } from "./slider/schema";
import { schema as smoothScrollSchema } from "./smooth-scroll/schema";
import { schema as starRatingSchema } from "./star-rating/schema";
import { schema as storeTabsSchema } from "./store-tabs/schema";
import { schema as tabsSchema } from "./tabs/schema";
import { schema as tagEditorSchema } from "./tag-editor/schema";
import { schema as topBannerSchema } from "./top-banner/schema";
import { schema as userAvatarSchema } from "./user-avatar/schema";
import { schema as vacationNoticeSchema } from "./vacation-notice/schema";
import { schema as videoGallerySchema } from "./video-gallery/schema";
import { schema as voucherOptionsSchema } from "./voucher-options/schema";
import { schema as zipcodeAutofillSchema } from "./zipcode-autofill/schema";

/** Of every widget, in the alphabetical order of their names. Written by `npm run generate`. */
export const schemas: readonly WidgetSchema[] = [
  accordionSchema,
  citySelectSchema,
  contentLoaderSchema,
  countBadgeSchema,
  countdownSchema,
  facilitiesSchema,
  flashSchema,
  followButtonSchema,
  formSchema,
  iconSchema,
  inboxBadgeSchema,
  infiniteScrollSchema,
  insurancePriceSchema,
  letterCounterSchema,
  locationSchema,
  maskSchema,
  messageHeaderSchema,
  messageListSchema,
  missingPriceEditorSchema,
  modalSchema,
  notificationLabelSchema,
  paginationSchema,
  passwordStrengthSchema,
  pinnedTagSchema,
  popoverSchema,
  proOutpostSchema,
  productCardSchema,
  productUploadSchema,
  profileImageSchema,
  purchaseRatingSchema,
  searchFiltersSchema,
  selectSchema,
  sellerContactSchema,
  sellerToggleSchema,
  sessionGateSchema,
  sessionValueSchema,
  slideInPanelSchema,
  sliderSchema,
  smoothScrollSchema,
  starRatingSchema,
  storeTabsSchema,
  tabsSchema,
  tagEditorSchema,
  topBannerSchema,
  userAvatarSchema,
  vacationNoticeSchema,
  videoGallerySchema,
  voucherOptionsSchema,
  zipcodeAutofillSchema,
];
