export { fetchPiece } from "./fetchPiece";
export { isPlainClick } from "./plainClick";
export { isRetryFocused, RetryMessage } from "./RetryMessage";
export { Spinner } from "./Spinner";
export { type Request, useRequest } from "./useRequest";
