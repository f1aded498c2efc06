import { useVisitor } from "@yy/element/react/useVisitor";
import { useSession } from "@yy/session/useSession";

/**
 * Whether this user is on vacation; null while it is not known. Before the metadata arrives what this browser remembers
 * holds for the user it is about (behaviour 7.5), so only an author who names the user gets it that early.
 * @param userId the signed-in user's when undefined
 */
export function useVacation(userId: string | undefined): boolean | null {
  const vacation = useVisitor((session) => session.vacation);
  const signedIn = useSession((session) => session.signedIn);
  const isAboutThem = vacation !== null && (userId ?? vacation.userId) === vacation.userId;
  if (signedIn !== null) return isAboutThem && vacation.state;
  return isAboutThem && userId !== undefined && vacation.state ? true : null;
}
