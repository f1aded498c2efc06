import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type FailureKind,
  idle,
  isBusy,
  isUnderWay,
  type SubmissionAction,
  type SubmissionState,
  submissionReducer,
} from "./submissionReducer";

interface Failure {
  readonly kind: FailureKind;
}

type State = SubmissionState<Failure>;
type Action = SubmissionAction<Failure>;

const after = (...actions: readonly Action[]): State =>
  actions.reduce<State>(submissionReducer, idle);
const submitted: Action = { type: "submitted" };
const withdrawn: Action = { type: "withdrawn" };
const sent: Action = { type: "sent" };
const edited: Action = { type: "edited" };
const accepted = (sending = 1): Action => ({ type: "answered", sending, failure: null });
const failed = (kind: FailureKind = "failed", sending = 1): Action => ({
  type: "answered",
  sending,
  failure: { kind },
});
const progressed = (fraction: number, sending = 1): Action => ({
  type: "progressed",
  sending,
  fraction,
});
const left = (sending = 1): Action => ({ type: "left", sending });
const ended = (sending = 1): Action => ({ type: "ended", sending });

const action = fc.oneof(
  fc.constantFrom(submitted, withdrawn, sent, edited),
  fc.record({ type: fc.constantFrom("left" as const, "ended" as const), sending: fc.nat(4) }),
  fc.record({
    type: fc.constant("progressed" as const),
    sending: fc.nat(4),
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    type: fc.constant("answered" as const),
    sending: fc.nat(4),
    failure: fc.option(
      fc.record({
        kind: fc.constantFrom<FailureKind>("refused", "shown", "signedOut", "failed"),
      }),
    ),
  }),
);
const actions = fc.array(action, { maxLength: 30 });

describe("submissionReducer", () => {
  it.each<[string, State, State["status"]]>([
    ["pressed", after(submitted), "validating"],
    ["pressed and found invalid", after(submitted, withdrawn), "idle"],
    ["on its way", after(submitted, sent), "sending"],
    ["sent by a library that we have not heard", after(sent), "sending"],
    ["saved", after(submitted, sent, accepted()), "accepted"],
    ["refused with the reasons", after(submitted, sent, failed("refused")), "refused"],
    ["refused by a page of the server's", after(submitted, sent, failed("shown")), "refused"],
    ["sent by somebody whose session has ended", after(sent, failed("signedOut")), "signedOut"],
    ["without an answer", after(submitted, sent, failed()), "failed"],
    [
      "failed, and pressed while it is invalid",
      after(sent, failed(), submitted, withdrawn),
      "failed",
    ],
    ["failed, and mended", after(sent, failed(), edited), "idle"],
    ["saved by the browser, as it seems", after(submitted, sent, ended()), "idle"],
    ["saved, with the next page on its way", after(submitted, sent, left()), "leaving"],
    ["saved, and edited before the next page is here", after(sent, left(), edited), "leaving"],
    ["shown again after the next page", after(sent, left(), ended()), "idle"],
    ["saved, and edited", after(sent, accepted(), edited), "idle"],
  ])("a form that is %s", (_, state, status) => {
    expect(state.status).toBe(status);
  });

  it("keeps what failed in sight while the form is sent again, and then takes another in its place", () => {
    const again = after(submitted, sent, failed(), submitted, sent);
    expect(again.failure).toEqual({ kind: "failed" });
    expect(submissionReducer(again, failed("failed", 2)).failure).not.toBe(again.failure);
    expect(submissionReducer(again, accepted(2)).failure).toBeNull();
  });

  it("knows how much is sent of the current sending alone", () => {
    expect(after(sent, progressed(0.5)).progress).toBe(0.5);
    expect(after(sent, progressed(0.5), failed(), sent).progress).toBeNull();
    expect(after(sent, ended(), sent, progressed(0.5, 1)).progress).toBeNull();
    fc.assert(
      fc.property(actions, (each) => {
        const { status, progress } = after(...each);
        if (status !== "sending") expect(progress).toBeNull();
      }),
    );
  });

  it("does not take the answer to an earlier sending for this one's", () => {
    const second = after(sent, ended(), submitted, sent);
    expect(submissionReducer(second, accepted(1))).toBe(second);
    expect(submissionReducer(second, failed("failed", 1))).toBe(second);
    expect(submissionReducer(second, accepted(2)).status).toBe("accepted");
  });

  it("keeps sending when another sending replaces it, until that one is over", () => {
    const second = after(submitted, sent, progressed(0.5), sent);
    expect(second).toMatchObject({ status: "sending", sendings: 2, progress: null });
    for (const late of [accepted(1), failed("refused", 1), progressed(0.9, 1), left(1), ended(1)])
      expect(submissionReducer(second, late)).toBe(second);
    expect(submissionReducer(second, failed("refused", 2)).status).toBe("refused");
    expect(after(sent, left(), sent)).toMatchObject({ status: "sending", sendings: 2 });
  });

  it("counts each sending, and is over with the end of the last one alone, whatever happens", () => {
    fc.assert(
      fc.property(actions, (each) => {
        let state: State = idle;
        let isAwaited = false;
        for (const next of each) {
          const before = state;
          state = submissionReducer(state, next);
          expect(state.sendings - before.sendings).toBe(next.type === "sent" ? 1 : 0);
          const isEnd =
            next.type === "ended" || (next.type === "answered" && before.status === "sending");
          if (next.type === "sent") isAwaited = true;
          else if (isEnd && next.sending === before.sendings) isAwaited = false;
          expect(isUnderWay(state)).toBe(isAwaited);
        }
      }),
    );
  });

  it("takes no submit of its own while it is busy", () => {
    fc.assert(
      fc.property(actions, (each) => {
        const state = after(...each);
        if (isBusy(state)) expect(submissionReducer(state, submitted)).toBe(state);
      }),
    );
  });

  it("never stays locked: an end, and the visitor can submit", () => {
    fc.assert(
      fc.property(actions, (each) => {
        const state = after(...each);
        const over = [withdrawn, ended(state.sendings)].reduce<State>(submissionReducer, state);
        expect(isBusy(over)).toBe(false);
        expect(submissionReducer(over, submitted).status).toBe("validating");
      }),
    );
  });

  it("shows a failure exactly until it is edited, sent successfully or over", () => {
    fc.assert(
      fc.property(actions, (each) => {
        let state: State = idle;
        for (const next of each) {
          const before = state;
          state = submissionReducer(state, next);
          if (before.failure && !state.failure)
            expect(["edited", "answered", "left", "ended"]).toContain(next.type);
          if (!isBusy(state) && state.status !== "idle" && state.status !== "accepted")
            expect(state.failure).not.toBeNull();
          if (state.status === "accepted") expect(state.failure).toBeNull();
        }
      }),
    );
  });
});
