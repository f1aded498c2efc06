import { useVisitor } from "@yy/element/react/useVisitor";
import { useSession } from "@yy/session/useSession";

/**
 * Returns whether this user is on vacation; null while that is unknown. Before the metadata
 * arrives, the stored record of this user counts (behaviour 7.5), which needs an author who names
 * the user.
 * @param userId undefined for the signed-in user
 */
export function useVacation(userId: string | undefined): boolean | null {
  const vacation = useVisitor((session) => session.vacation);
  const signedIn = useSession((session) => session.signedIn);
  const isAboutThem = vacation !== null && (userId ?? vacation.userId) === vacation.userId;
  if (signedIn !== null) return isAboutThem && vacation.state;
  return isAboutThem && userId !== undefined && vacation.state ? true : null;
}
