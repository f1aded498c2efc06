import { schema } from "@yy/widgets/follow-button/schema";

const { label, labelFollowing } = schema.attributes;

/**
 * What a `yy-follow-button` says while the visitor does not follow, unless the page says otherwise.
 */
export const followText = label.default;
/** And what while they do. */
export const followingText = labelFollowing.default;
