import ts from "typescript";

/**
 * Types written out, so that they stand without the files that they are declared in; only what the platform declares is
 * named.
 */
export class TypeText {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #within: ts.Type[] = [];

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  /** @throws Error for a type that contains itself */
  of(type: ts.Type): string {
    const elements = this.#checker.isArrayType(type) || this.#checker.isTupleType(type);
    if (elements) return this.#array(type as ts.TypeReference);
    if (type.flags & ts.TypeFlags.Boolean) return "boolean";
    if (type.isUnion()) return this.#union(type.types);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    if (!isObject || this.#isPlatforms(type)) return this.#name(type);
    if (this.#within.includes(type)) throw new Error(`${this.#name(type)} contains itself`);
    this.#within.push(type);
    const text = this.#object(type);
    this.#within.pop();
    return text;
  }

  #union(types: readonly ts.Type[]): string {
    // `boolean` comes as its two values.
    const isValue = (type: ts.Type) => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const isBoolean = types.filter(isValue).length === 2;
    const texts = types
      .filter((type) => !(isBoolean && isValue(type)))
      .map((type) => this.of(type));
    if (isBoolean) texts.unshift("boolean");
    return [...new Set(texts)]
      .map((text) => (text.includes("=>") ? `(${text})` : text))
      .join(" | ");
  }

  #array(type: ts.TypeReference): string {
    const texts = this.#checker.getTypeArguments(type).map((each) => this.of(each));
    const isReadonly = this.#name(type).startsWith("readonly ");
    const text = this.#checker.isTupleType(type) ? `[${texts.join(", ")}]` : `Array<${texts}>`;
    if (!isReadonly) return text;
    return this.#checker.isTupleType(type) ? `readonly ${text}` : `Readonly${text}`;
  }

  #object(type: ts.Type): string {
    const [signature] = type.getCallSignatures();
    if (signature) return this.#function(signature);
    const properties = type.getProperties().map((property) => this.#member(property));
    const others = this.#checker
      .getIndexInfosOfType(type)
      .map(
        ({ keyType, type, isReadonly }) =>
          `${isReadonly ? "readonly " : ""}[key: ${this.#name(keyType)}]: ${this.of(type)};`,
      );
    return `{ ${[...properties, ...others].join(" ")} }`;
  }

  #member(property: ts.Symbol): string {
    const [declaration] = property.declarations ?? [];
    const flags = declaration ? ts.getCombinedModifierFlags(declaration) : 0;
    const readonly = flags & ts.ModifierFlags.Readonly ? "readonly " : "";
    const type = this.#checker.getTypeOfSymbol(property);
    const name = `${readonly}${JSON.stringify(property.name)}`;
    if (!(property.flags & ts.SymbolFlags.Optional)) return `${name}: ${this.of(type)};`;
    // The mark says that it may be absent.
    const types = type.isUnion() ? type.types : [type];
    return `${name}?: ${this.#union(types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)))};`;
  }

  #function(signature: ts.Signature): string {
    const parameters = signature
      .getParameters()
      .map((each) => `${each.name}: ${this.of(this.#checker.getTypeOfSymbol(each))}`);
    return `(${parameters.join(", ")}) => ${this.of(signature.getReturnType())}`;
  }

  #isPlatforms(type: ts.Type): boolean {
    const [declaration] = type.symbol?.declarations ?? [];
    return (
      declaration !== undefined &&
      (ts.isInterfaceDeclaration(declaration) || ts.isVariableDeclaration(declaration)) &&
      this.#program.isSourceFileDefaultLibrary(declaration.getSourceFile())
    );
  }

  #name(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  }
}
