import { mergeTags, readTags, writeTags } from "@yy/domain/tags/tagList";
import { useWidget } from "@yy/element";
import { useMethod } from "@yy/element/react/useMethod";
import { loadChunk } from "@yy/page/loadChunk";
import { enterValue } from "@yy/ui/fields/field";
import { isRetryFocused, type Request, useRequest } from "@yy/ui/remote/index";
import type { TagInput } from "./tagInput";
import type { Tags } from "./useTags";

/**
 * Implements `element.reload()`, which writes the server's tags into the input.
 * @param focusField called when a success removes the retry button that had the focus
 */
export function useReload(
  input: TagInput,
  tags: Tags,
  { src, focusField }: { readonly src: string; readonly focusField: () => void },
): Request {
  const { element } = useWidget();
  const request = useRequest();

  const loadTags = async (signal: AbortSignal) => {
    const before = tags.entered();
    // This code is a chunk of its own, because most pages never call it.
    const { fetchTags } = await loadChunk(
      "the list of tags",
      () => import("@yy/http/api/tagEditor"),
    );
    const server = readTags(await fetchTags(src, signal));
    if (signal.aborted) return;
    const now = readTags(input.value);
    const merged = mergeTags(server, before, now);
    if (writeTags(merged) !== writeTags(now)) enterValue(input, writeTags(merged));
    if (isRetryFocused(element)) focusField();
  };

  useMethod(
    "reload",
    () =>
      new Promise((over) => {
        request.begin((signal) => loadTags(signal).finally(over));
      }),
  );
  return request;
}
