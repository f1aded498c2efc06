import type { YyEventMap } from "../../../widgets/generated/events.d.ts";

/** The types in the sources from which the declarations of elements and events are generated. */
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

/**
 * The type with all its aliases expanded, so that it does not depend on the files that declare
 * them.
 */
type WrittenOut<T> = T extends (...parameters: never[]) => unknown
  ? T
  : T extends object
    ? T extends infer Members
      ? { [Name in keyof Members]: WrittenOut<Members[Name]> }
      : never
    : T;
