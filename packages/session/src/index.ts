export {
  type CurrentUser,
  type InboxCounters,
  type Session,
  type SessionState,
  session,
} from "./session";
export { useSession } from "./useSession";
