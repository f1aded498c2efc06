/** The attribute of messages beside fields. `yy.css` and the page's styles select by it. */
export const messageMark = "data-yy-message";

/** Selects the messages that widgets have inserted, and none that the server has written. */
export const ownMessages = `[${messageMark}][data-yy-own]`;
