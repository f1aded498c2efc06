/**
 * The field that a key of the server means: the one with this name, else the one with the same
 * path, else the first whose path ends with the key's. `email` means `user[email]`,
 * `address.street` means `user[address_attributes][street]`, and `items.0.price` means
 * `items[0][price]`. The empty brackets of a field with several values are ignored (`tags` means
 * `tags[]` or `product[tags][]`).
 */
export function fieldFor(key: string, names: Iterable<string>): string | undefined {
  const known = [...names];
  if (known.includes(key)) return key;
  const fields = known.map((name) => ({ name, path: fieldPath(name) }));
  const path = fieldPath(key);
  return (
    fieldAt(path, fields) ??
    itemField(path, fields) ??
    valueField(path, fields) ??
    fieldWithoutModel(key, path, fields)
  );
}

/**
 * The steps to a field or attribute: `user[address_attributes][street]` is `user`, `address`,
 * `street`. Empty for a name that begins with a bracket or dot.
 */
export function fieldPath(name: string): readonly string[] {
  const [first = "", ...others] = name.replaceAll("]", "").split(/[.[]/);
  if (first === "") return [];
  const path = [first, ...others.filter((step) => step !== "")];
  const last = path.length - 1;
  // Rails adds `_attributes` to the names of a nested record's fields, but not to the keys of its
  // errors.
  return path.map((step, at) => (at < last ? step.replace(/_attributes$/, "") : step));
}

interface NamedField {
  readonly name: string;
  readonly path: readonly string[];
}

function fieldAt(path: readonly string[], fields: readonly NamedField[]): string | undefined {
  if (path.length === 0) return undefined;
  const ending = fields.filter((field) => endsWith(field.path, path));
  return (ending.find((field) => field.path.length === path.length) ?? ending[0])?.name;
}

/**
 * The field of the n-th item, for forms whose rows have other numbers, such as rows that a script
 * has added. By default Rails leaves the number out of the key: then the field is known only if
 * there is one item.
 */
function itemField(path: readonly string[], fields: readonly NamedField[]): string | undefined {
  const at = path.findIndex(isIndex);
  const plain = path.filter((step) => !isIndex(step));
  if (plain.length < 2) return undefined;
  const items = fields.filter((field) => {
    return (
      field.path.some(isIndex) &&
      endsWith(
        field.path.filter((step) => !isIndex(step)),
        plain,
      )
    );
  });
  if (at >= 0) return items[Number(path[at])]?.name;
  return items.length === 1 ? items[0]?.name : undefined;
}

/** The field with several values of which the key means one: `tags[]` for `tags.0`. */
function valueField(path: readonly string[], fields: readonly NamedField[]): string | undefined {
  if (!isIndex(path.at(-1) ?? "")) return undefined;
  const several = fields.filter(({ name }) => name.endsWith("[]"));
  return fieldAt(path.slice(0, -1), several);
}

/**
 * The field for a key that is nested under a model, such as `user[email]`, in a form whose names
 * lack the model.
 */
function fieldWithoutModel(
  key: string,
  path: readonly string[],
  fields: readonly NamedField[],
): string | undefined {
  const [model = "", first = ""] = path;
  const isNested = key.includes("[") && first !== "" && !isIndex(first);
  const isNamed = fields.some((field) => field.path.slice(0, -1).includes(model));
  return isNested && !isNamed ? fieldAt(path.slice(1), fields) : undefined;
}

function isIndex(step: string): boolean {
  return /^\d+$/.test(step);
}

function endsWith(path: readonly string[], end: readonly string[]): boolean {
  const from = path.length - end.length;
  return from >= 0 && end.every((step, at) => path[from + at] === step);
}
