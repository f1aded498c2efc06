export { fetchPiece } from "./fetchPiece";
export { isPlainClick } from "./plainClick";
export { isRetryFocused, RetryMessage } from "./RetryMessage";
export { remoteAttributes, remoteParts, remoteStates, remoteTokens } from "./remoteSchema";
export { Spinner } from "./Spinner";
export { type Request, useRequest } from "./useRequest";
