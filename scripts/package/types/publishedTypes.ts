import type { YyEventMap } from "../../../widgets/generated/events.d.ts";

/** What the declarations of elements and events are made from, as the sources declare it. */
export interface PublishedTypes {
  /** Tag → its properties and methods. */
  readonly elements: {
    readonly [Tag in keyof HTMLElementTagNameMap & `yy-${string}`]: WrittenOut<
      Omit<HTMLElementTagNameMap[Tag], keyof HTMLElement>
    >;
  };
  /** Event → its detail. */
  readonly details: {
    readonly [Name in Exclude<keyof YyEventMap, "yy:error">]: WrittenOut<
      YyEventMap[Name]["detail"]
    >;
  };
}

/** A type without the names of the files that it is declared in, so that it stands without them. */
type WrittenOut<T> = T extends (...parameters: never[]) => unknown
  ? T
  : T extends object
    ? T extends infer Members
      ? { [Name in keyof Members]: WrittenOut<Members[Name]> }
      : never
    : T;
