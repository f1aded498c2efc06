import { answerData, type EndpointData, type StatusData } from "./answers";
import { type ShapeProblem, shapeProblem } from "./shapeProblem";
import type { Shape } from "./shapes";

/** An answer of a server, as a test has it. */
export interface ServerAnswer {
  readonly status: number;
  /** The header; parameters such as the charset do not matter. */
  readonly contentType?: string | null;
  /** The header, of a redirect that was not followed. */
  readonly location?: string | null;
  /** The text, or the parsed JSON. */
  readonly body: unknown;
}

/**
 * Why widgets cannot use an answer to one of their calls, and what they need, in a sentence;
 * undefined when they can.
 * @param id of the endpoint: `follow-states`
 * @param status which answer is meant, when not a success: 422, or 401, which each endpoint may
 * give
 * @throws Error for an unknown id, or a status that this endpoint never answers
 */
export function problemOf(id: string, answer: ServerAnswer, status?: number): string | undefined {
  const endpoint = endpointOf(id);
  const meant = meantAnswers(endpoint, status);
  const found = meant.find((each) => isOf(each, answer.status));
  const isMeant = found && (status === undefined || status === answer.status);
  const problem = isMeant
    ? problemWith(answer, found)
    : wrongStatus(answer, endpoint, status === undefined ? statuses(meant) : `${status}`);
  return problem && `${endpoint.call}: ${problem} (${endpoint.widgets.join(", ")})`;
}

function endpointOf(id: string): EndpointData {
  const { endpoints } = answerData;
  const endpoint = endpoints.find((each) => each.id === id);
  if (endpoint) return endpoint;
  const ids = endpoints.map((each) => each.id);
  throw new Error(`${id} is no endpoint; there are ${ids.join(", ")}`);
}

/** The answers that a test may mean: the successes, unless it names a status. */
function meantAnswers(endpoint: EndpointData, status: number | undefined): StatusData[] {
  const known = [...endpoint.answers, ...answerData.everywhere];
  if (status === undefined) return known.filter(isSuccess);
  const named = known.filter((each) => isOf(each, status));
  if (named.length > 0) return named;
  throw new Error(`${endpoint.id} is never answered ${status}; there are ${statuses(known)}`);
}

const isOf = (answer: StatusData, status: number): boolean =>
  answer.status === `${status}` || answer.status === `${Math.floor(status / 100)}XX`;

const isSuccess = ({ status }: StatusData): boolean => /^[23]/.test(status);

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

const statuses = (answers: readonly StatusData[]): string =>
  answers.map(({ status }) => status).join(" or ");

function wrongStatus(answer: ServerAnswer, endpoint: EndpointData, needed: string): string {
  const { status, location } = answer;
  if (isRedirect(status)) {
    const target = location ? ` to ${location}` : "";
    return `the status is ${status}, a redirect${target}, needed is ${needed}, or 401 where nobody is signed in`;
  }
  const known = [...endpoint.answers, ...answerData.everywhere].find((each) => isOf(each, status));
  const hint = known && !isSuccess(known) ? `; a test that means ${status} has to name it` : "";
  return `the status is ${status}, needed is ${needed}${hint}`;
}

function problemWith(answer: ServerAnswer, { shape, mediaTypes }: StatusData): string | undefined {
  if (isRedirect(answer.status) && !answer.location)
    return "the redirect has no Location, needed is the address of the next page";
  const type = mediaType(answer);
  if (mediaTypes && !mediaTypes.includes(type))
    return `the answer is ${type || "of no type"}, needed is ${mediaTypes.join(" or ")}`;
  return shape && jsonProblem(answer, shape);
}

const mediaType = ({ contentType }: ServerAnswer): string =>
  (contentType ?? "").split(";", 1).join("").trim().toLowerCase();

function jsonProblem(answer: ServerAnswer, shape: Shape): string | undefined {
  const { body } = answer;
  if (typeof body !== "string") return shapeProblem(shape, body)?.words;
  if (body.trim() === "") return "the answer is empty, needed is JSON";
  let problem: ShapeProblem | undefined;
  try {
    problem = shapeProblem(shape, JSON.parse(body));
  } catch {
    const type = mediaType(answer);
    const isOther = type !== "" && !/[/+]json$/.test(type);
    return isOther ? `the answer is ${type}, needed is JSON` : "the answer is not JSON";
  }
  return problem?.words;
}
