/** URLs of the product: functions that build and read them as texts (behaviour 12.6). */
export { followUserOf, loginUrlWithReturn, withoutFollowUser } from "./followUser";
export {
  buildListingPath,
  type ListingFilters,
  type ListingKey,
  listingFiltersOf,
  listingKeyOf,
  listingKeys,
  listingParameters,
  parseListingPath,
} from "./listing";
export { queryParameter, withoutQueryParameter, withQueryParameter } from "./parts";
export { type PhotoUrl, photoUrl } from "./photoUrl";
export { type ProductReferral, productUrl } from "./productUrl";
export { profileUrl } from "./profileUrl";
export { historyUrl, scriptUrl } from "./remoteUrls";
export { type StoreTab, storeTabOf, storeTabPath, storeTabs } from "./storeTabs";
