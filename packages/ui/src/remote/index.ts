export { fetchPiece } from "./fetchPiece";
export { isRetryFocused, RetryMessage } from "./RetryMessage";
export { Spinner } from "./Spinner";
export { type Request, useRequest } from "./useRequest";
