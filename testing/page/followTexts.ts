import { schema } from "@yy/widgets/follow-button/schema";

const { label, labelFollowing } = schema.attributes;

/** The default text of a `yy-follow-button` while the visitor does not follow. */
export const followText = label.default;
/** The default text while the visitor follows. */
export const followingText = labelFollowing.default;
