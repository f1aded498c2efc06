/** Attribute of the messages beside fields, for styles of `yy.css` and of the page. */
export const messageMark = "data-yy-message";

/** Selects the messages that widgets have written, not the server. */
export const ownMessages = `[${messageMark}][data-yy-own]`;
