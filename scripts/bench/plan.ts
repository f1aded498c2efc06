/** How buttons lie on a page. */
export interface Layout {
  readonly name: string;
  /** Class of the host, see `pages/page.css`. */
  readonly className: string;
  /** How many of the buttons are in view or within 200 px of it. */
  readonly near: (count: number) => number;
}

export const viewport = { width: 1280, height: 800 };

/** Six cards of 200 px in a row; five rows fill the viewport and the 200 px below it. */
const cardsNearView = 6 * 5;

export const layouts: readonly [Layout, Layout] = [
  { name: "in view", className: "in-view", near: (count) => count },
  {
    name: "list of cards",
    className: "cards",
    near: (count) => Math.min(count, cardsNearView),
  },
];

/** How much is measured. */
export interface Plan {
  /** Buttons on a page → how often each contender has its turn. */
  readonly rounds: ReadonlyMap<number, number>;
  readonly clicksAPage: number;
  /** How often each way for code to arrive has its turn. */
  readonly arrivalRounds: number;
  /** How often each way of validating a form has its turn. */
  readonly formRounds: number;
  /** How often each way of drawing dialogs, tabs and sliders has its turn. */
  readonly furnitureRounds: number;
  /** Turbo visits after which heap and listeners are read; the first lets caches fill. */
  readonly visits: readonly [number, number, number];
}

export const fullPlan: Plan = {
  rounds: new Map([
    [1, 3],
    [50, 3],
    [500, 5],
    [2000, 3],
  ]),
  clicksAPage: 4,
  arrivalRounds: 5,
  formRounds: 7,
  furnitureRounds: 2,
  visits: [20, 110, 200],
};

export const quickPlan: Plan = {
  rounds: new Map([
    [50, 2],
    [500, 3],
  ]),
  clicksAPage: 3,
  arrivalRounds: 2,
  formRounds: 3,
  furnitureRounds: 1,
  visits: [10, 20, 30],
};
