import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Identity,
  isAsking,
  isCertain,
  newVisitor,
  type VisitorEvent,
  type VisitorState,
  visitorReducer,
} from "./visitorReducer";

const ana = "1";
const bia = "2";

const after = (state: VisitorState, ...events: readonly VisitorEvent[]) =>
  events.reduce(visitorReducer, state);
const needed: VisitorEvent = { type: "needed" };
const unauthorized: VisitorEvent = { type: "unauthorized" };
const wrote: VisitorEvent = { type: "wrote" };
const visit = (meta: Identity | null): VisitorEvent => ({ type: "page", meta, isNew: true });
const told = (identity: Identity): VisitorEvent => ({ type: "told", identity });

/** After the answer to the latest question. */
const answer = (state: VisitorState, identity: Identity) =>
  after(state, { type: "answered", question: state.asked, identity });
const fail = (state: VisitorState) => after(state, { type: "failed", question: state.asked });
const known = (identity: Identity, meta: Identity | null = identity) =>
  answer(after(newVisitor(meta), needed), identity);

describe("visitorReducer", () => {
  it("asks once, whoever needs it", () => {
    expect(after(newVisitor(null), needed, needed).asked).toBe(1);
    expect(after(known(ana), needed).asked).toBe(1);
  });

  it("asks again after a failure at a new page, or when the visitor does something", () => {
    const failed = fail(after(newVisitor(null), needed));
    expect(after(failed, needed).asked).toBe(1);
    expect(after(failed, { type: "needed", retry: true }).asked).toBe(2);
    expect(after(failed, visit(null)).asked).toBe(2);
    expect(after(failed, visit(ana)).asked).toBe(2);
  });

  it("asks before it believes a 401, and believes it when there is no answer", () => {
    const doubted = after(known(ana), unauthorized);
    expect([doubted.identity, isCertain(doubted)]).toEqual([ana, false]);
    expect(after(doubted, unauthorized).asked).toBe(doubted.asked);
    expect(answer(doubted, ana)).toMatchObject({ identity: ana, doubt: undefined, epoch: 0 });
    expect(answer(doubted, "")).toMatchObject({ identity: "", epoch: 1 });
    expect(fail(doubted)).toMatchObject({ identity: "", epoch: 1 });
  });

  it("asks before it believes another tab, and knows nothing when there is no answer", () => {
    const doubted = after(known(ana), told(bia));
    expect(doubted.identity).toBe(ana);
    expect(answer(doubted, ana)).toMatchObject({ identity: ana, epoch: 0 });
    expect(answer(doubted, bia)).toMatchObject({ identity: bia, epoch: 1 });
    expect(fail(doubted)).toMatchObject({ identity: undefined, epoch: 1 });
  });

  it("forgets at the page of another, before the answer", () => {
    const forgotten = after(known(ana), visit(bia));
    expect(forgotten).toMatchObject({ identity: undefined, epoch: 1 });
    expect(answer(forgotten, bia)).toMatchObject({ identity: bia, epoch: 1 });
    expect(answer(forgotten, ana)).toMatchObject({ identity: ana, epoch: 2 });
    // The render after the same page's `before-render`.
    expect(after(forgotten, visit(bia)).asked).toBe(forgotten.asked);
  });

  it("takes the page's word where nobody has needed the identity", () => {
    expect(after(newVisitor(ana), visit(bia))).toMatchObject({ asked: 0, epoch: 1, claim: bia });
    expect(after(newVisitor(null), wrote, visit(null))).toMatchObject({ asked: 0, epoch: 1 });
  });

  it("learns of a sign-in after a page that disagreed with the server", () => {
    const over = answer(after(known(ana), unauthorized), "");
    expect(answer(after(over, wrote, visit(ana)), ana).identity).toBe(ana);
    const withoutMeta = known("", null);
    expect(answer(after(withoutMeta, visit(ana)), ana).identity).toBe(ana);
  });

  it("asks about a page from a cache without forgetting anybody twice", () => {
    const stale = answer(after(known(ana), visit(bia)), ana);
    const again = after(stale, visit(bia));
    expect(again).toMatchObject({ identity: ana, asked: stale.asked + 1 });
  });

  it("drops every answer but that to the latest question", () => {
    const state = after(known(ana), { type: "refreshed" }, { type: "refreshed" });
    expect(after(state, { type: "answered", question: 2, identity: bia })).toBe(state);
    expect(answer(state, bia).identity).toBe(bia);
    expect(after(answer(state, bia), { type: "failed", question: 3 }).identity).toBe(bia);
  });
});

/** A browser's page, its server, and who sits before it; the page learns of it by events alone. */
class World {
  state: VisitorState;
  /** Whom the server takes the browser for. */
  session: Identity;
  /** Whether the page has been told since the session changed, so that it can know. */
  isAware = true;
  /** Requests under way: their answers were made when they were sent. */
  questions: { question: number; identity: Identity; isFresh: boolean }[] = [];
  reads: { of: Identity; epoch: number }[] = [];
  facts: { of: Identity; epoch: number }[] = [];
  readonly #isNamed: boolean;

  constructor(person: Identity, isNamed: boolean) {
    this.session = person;
    this.#isNamed = isNamed;
    this.state = newVisitor(this.meta);
  }

  get meta(): Identity | null {
    return this.#isNamed ? this.session : null;
  }

  happens(event: VisitorEvent): void {
    const { asked } = this.state;
    this.state = visitorReducer(this.state, event);
    if (this.state.asked > asked)
      this.questions.push({ question: this.state.asked, identity: this.session, isFresh: true });
  }

  /** Somebody signs in or out, in this browser. */
  change(identity: Identity): void {
    if (identity === this.session) return;
    this.session = identity;
    this.isAware = false;
    for (const question of this.questions) question.isFresh = false;
  }

  /** A router shows the next page. */
  visit(): void {
    const wrote = this.state.mayHaveChanged;
    this.happens({ type: "page", meta: this.meta, isNew: true });
    if (this.#isNamed || wrote) this.isAware = true;
  }

  get shown() {
    return this.facts.filter(({ epoch }) => epoch === this.state.epoch);
  }

  check(): void {
    if (this.isAware) for (const { of } of this.shown) expect(of).toBe(this.session);
  }
}

type Command = fc.Command<object, World>;

const command = (name: string, run: (world: World) => void, check = (_: World) => true) =>
  fc.constant<Command>({
    check: () => true,
    run: (_, world) => {
      if (!check(world)) return;
      run(world);
      world.check();
    },
    toString: () => name,
  });

/** Nothing that is said by others changes what is shown before the server has answered. */
function hint(world: World, event: VisitorEvent): void {
  const { identity, epoch } = world.state;
  world.happens(event);
  if (identity !== undefined) expect(world.state).toMatchObject({ identity, epoch });
}

function deliver(world: World): void {
  const [next] = world.questions.splice(0, 1);
  if (!next) return;
  const isLatest = next.question === world.state.asked && isAsking(world.state);
  world.happens({ type: "answered", ...next });
  if (!isLatest || !next.isFresh) return;
  world.isAware = true;
  expect(world.state.identity).toBe(world.session);
}

const commands = [
  command("need", (world) => world.happens(needed)),
  command("visit", (world) => world.visit()),
  ...[ana, bia, ""].flatMap((identity) => [
    command(`a form signs in ${identity}, and the next page comes`, (world) => {
      world.change(identity);
      world.happens(wrote);
      world.visit();
    }),
    command(`a frame signs in ${identity}`, (world) => {
      world.change(identity);
      world.happens(wrote);
      world.happens({ type: "stayed" });
    }),
    command(`another tab signs in ${identity}`, (world) => {
      world.change(identity);
      hint(world, told(identity));
    }),
    command(`another application tells of ${identity}`, (world) => hint(world, told(identity))),
    command(`back, after ${identity} was there`, (world) => {
      world.change(identity);
      world.happens({ type: "restored", last: identity });
    }),
  ]),
  command("the session ends by itself, and a request tells", (world) => {
    world.change("");
    hint(world, unauthorized);
  }),
  command("another application answers 401", (world) => hint(world, unauthorized)),
  command("read", (world) => world.reads.push({ of: world.session, epoch: world.state.epoch })),
  command("a read is answered", (world) => {
    const [read] = world.reads.splice(0, 1);
    if (read?.epoch === world.state.epoch) world.facts.push(read);
  }),
  command("the answer comes", deliver),
  command("the answer fails", (world) => {
    const [next] = world.questions.splice(0, 1);
    if (next) world.happens({ type: "failed", question: next.question });
  }),
];

describe("a page, whatever happens", () => {
  it("never shows what is another's once it can know, and knows the truth with the next answer", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(ana, bia, ""),
        fc.boolean(),
        fc.commands(commands, { maxCommands: 40, size: "max" }),
        (person, isNamed, sequence) =>
          fc.modelRun(() => ({ model: {}, real: new World(person, isNamed) }), sequence),
      ),
      { numRuns: 3000 },
    );
  });
});
