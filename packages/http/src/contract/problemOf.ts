import { type Check, ShapeFault } from "../shape";
import { type AnswerSpec, type Endpoint, endpoints } from "./endpoints";

/** An answer of a server, as a test has it. */
export interface ServerAnswer {
  readonly status: number;
  /** The header; parameters such as the charset do not matter. */
  readonly contentType?: string | null;
  /** As text, or the parsed JSON. */
  readonly body: unknown;
}

/**
 * Why widgets cannot use an answer to one of their calls, and what they need, in a sentence; undefined when they can.
 * @param id of the endpoint: `follow-states`
 * @throws Error for an id that is none
 */
export function problemOf(id: string, answer: ServerAnswer): string | undefined {
  const endpoint = endpoints.find((each) => each.id === id);
  if (!endpoint)
    throw new Error(
      `${id} is no endpoint; there are ${endpoints.map((each) => each.id).join(", ")}`,
    );
  const spec = endpoint.answers.find(({ status }) => isStatus(status, answer.status));
  const problem = spec ? problemWith(answer, spec) : wrongStatus(answer, endpoint);
  return (
    problem && `${endpoint.method} ${endpoint.path}: ${problem} (${endpoint.widgets.join(", ")})`
  );
}

const isStatus = (expected: string, status: number) =>
  expected === "2XX" ? status >= 200 && status < 300 : expected === String(status);

function wrongStatus({ status }: ServerAnswer, { answers }: Endpoint): string {
  return `the status is ${status}, needed is ${answers.map((each) => each.status).join(" or ")}`;
}

function problemWith(
  { contentType, body }: ServerAnswer,
  { mediaTypes = [], check, needs = {}, isOptional }: AnswerSpec,
): string | undefined {
  if (check) {
    const problem = shapeProblem(body, check, needs);
    return isOptional ? undefined : problem;
  }
  const [type = ""] = (contentType ?? "").split(";");
  if (mediaTypes.length === 0 || mediaTypes.includes(type.trim().toLowerCase())) return undefined;
  return `the answer is ${type || "of no type"}, needed is ${mediaTypes.join(" or ")}`;
}

function shapeProblem(
  body: unknown,
  check: Check<unknown>,
  needs: Readonly<Record<string, string>>,
): string | undefined {
  try {
    check(typeof body === "string" ? JSON.parse(body) : body, "");
    return undefined;
  } catch (error) {
    if (!(error instanceof ShapeFault)) return "the answer is not JSON";
    const need = needs[error.at.replace(/\[\d+\]/g, "[]")];
    return need === undefined ? error.message : `${error.message}; it is needed for ${need}`;
  }
}
