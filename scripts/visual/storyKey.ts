/** What a story's pictures are kept under. */
export interface StoryKey {
  readonly widget: string;
  readonly name: string;
}

/** `follow-button/Following`. */
export const keyOf = ({ widget, name }: StoryKey): string => `${widget}/${name}`;
