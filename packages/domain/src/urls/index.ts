/** URLs of the product: functions that build and read them as texts (behaviour 12.6). */
export { followUserOf, loginUrlWithReturn, withoutFollowUser } from "./followUser";
export { listingFiltersOf, listingParameters } from "./listingFilters";
export { type ListingFilters, type ListingKey, listingKeyOf, listingKeys } from "./listingKeys";
export { buildListingPath, parseListingPath } from "./listingPath";
export { type PhotoUrl, photoUrl } from "./photoUrl";
export { type ProductReferral, productUrl } from "./productUrl";
export { profileUrl } from "./profileUrl";
export { queryParameter, withoutQueryParameter, withQueryParameter } from "./queryParameter";
export { historyUrl, scriptUrl } from "./remoteUrls";
export { type StoreTab, storeTabOf, storeTabPath, storeTabs } from "./storeTabs";
