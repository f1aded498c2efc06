export { FailedRequest } from "./FailedRequest";
export { type FailureWords, failureWords, isSessionFailure } from "./failureWords";
export { LoginLink } from "./LoginLink";
export { isRetryFocused, RetryMessage } from "./RetryMessage";
export { SignedOutMessage } from "./SignedOutMessage";
export { Spinner } from "./Spinner";
export { isSessionOver, isSignedOut } from "./signedOut";
export { type Request, useRequest } from "./useRequest";
