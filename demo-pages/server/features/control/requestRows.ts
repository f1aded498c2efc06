import { isUploadedFile, type Payload } from "../../middleware/payload";
import type { RecordedRequest } from "../../middleware/recording";

const maxRows = 30;
const maxTextLength = 200;
const secretName = /password|senha|token|card|cart[aã]o|cvv/i;

let lastId = 0;
const ids = new WeakMap<RecordedRequest, string>();

/** The latest calls as the panel lists them, oldest first. */
export function requestRows(requests: readonly RecordedRequest[]) {
  return requests.slice(-maxRows).map((request) => ({
    /** Stays the same while the call is listed. */
    id: idOf(request),
    method: request.method,
    address: shortened(request.path + queryText(request.query)),
    /** The body in one line; empty without one. */
    sent: shortened(sentText(request.body)),
    outcome: outcomeOf(request),
    isFailure: request.isOver && (request.status === 0 || request.status >= 400),
  }));
}

function idOf(request: RecordedRequest): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  lastId += 1;
  const id = `pedido-${lastId}`;
  ids.set(request, id);
  return id;
}

function outcomeOf({ isOver, status }: RecordedRequest): string {
  if (!isOver) return "a caminho";
  return status === 0 ? "caiu, sem resposta" : `respondeu ${status}`;
}

function queryText(query: RecordedRequest["query"]): string {
  const text = decodeURIComponent(new URLSearchParams(query).toString());
  return text === "" ? "" : `?${text}`;
}

/** The fields of the body, with secrets masked. */
function sentText(body: Payload): string {
  if (body === undefined) return "";
  return JSON.stringify(body, (name, value: unknown) => {
    if (isUploadedFile(value)) return `${value.fileName}, ${value.size} bytes`;
    return secretName.test(name) ? "•••" : value;
  });
}

function shortened(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
