import { type AnswerSpec, endpoints } from "./endpoints";
import { decimalText, expectations, messagesShape, type Shape, shapeOf } from "./shapes";

/**
 * What widgets need of answers, as plain data, from which `problemOf` and the test helpers of the
 * packages check them.
 */
export interface AnswerData {
  readonly expectations: Readonly<Record<string, string>>;
  /** The regular expression that matches the whole of a decimal in quotes. */
  readonly decimal: string;
  readonly endpoints: readonly EndpointData[];
  /** Answers that each endpoint may give. */
  readonly everywhere: readonly StatusData[];
}

export interface EndpointData {
  readonly id: string;
  /** Method and path: `POST /follows`. */
  readonly call: string;
  /** Tags. */
  readonly widgets: readonly string[];
  readonly answers: readonly StatusData[];
}

export interface StatusData {
  /** Three digits, or `2XX` or `3XX` for each that begins so. */
  readonly status: string;
  /** What the widget does then. */
  readonly says: string;
  /** What the body may be; absent where that does not matter, as with most JSON. */
  readonly mediaTypes?: readonly string[];
  /** What a JSON body holds. */
  readonly shape?: Shape;
}

export const answerData: AnswerData = {
  expectations,
  decimal: decimalText,
  endpoints: endpoints.map(({ id, method, path, widgets, answers }) => ({
    id,
    call: `${method} ${path}`,
    widgets,
    answers: answers.map(statusData),
  })),
  everywhere: [{ status: "401", says: "Nobody is signed in: the session on the page ends." }],
};

function statusData(spec: AnswerSpec): StatusData {
  const { status, says, check, needs, mediaTypes, hasMessages, isOptional } = spec;
  if (isOptional) return { status, says };
  if (check) return { status, says, shape: shapeOf(check, needs) };
  return {
    status,
    says,
    ...(mediaTypes ? { mediaTypes } : {}),
    ...(hasMessages ? { shape: messagesShape } : {}),
  };
}
