import { films } from "../../fixtures/films";

/** What the landing page shows: `films` for its main player, `backstage` for the one over the page. */
export function landingView(): Record<string, unknown> {
  return {
    films: films.filter(({ isBackstage }) => !isBackstage),
    backstage: films.filter(({ isBackstage }) => isBackstage),
  };
}

/** What the page inside a player shows, or undefined when there is no such film. */
export function filmView(id: string): Record<string, unknown> | undefined {
  const film = films.find((each) => each.id === id);
  return film && { film };
}
