import ts from 'typescript-api'

/** A type of the library that API tables name, such as `IconValue`. */
export interface SharedType {
  name: string
  /** The type parameters as written, such as `<Args>`. */
  parameters: string
  /** The right side of the declaration. */
  definition: string
  description: string
}

/** A type gets a definition in the docs if the tables of at least this many components name it. */
const MIN_COMPONENTS = 2

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration

/** Collects the types that the props of components name. */
export class SharedTypes {
  readonly #checker: ts.TypeChecker
  readonly #users = new Map<TypeDeclaration, Set<string>>()

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  /** Adds the types that the type of a prop refers to. */
  add(component: string, node: ts.Node): void {
    if (ts.isTypeReferenceNode(node)) {
      const declaration = this.#findDeclaration(node.typeName)
      if (declaration) this.#users.set(declaration, (this.#users.get(declaration) ?? new Set()).add(component))
    }
    ts.forEachChild(node, (child) => this.add(component, child))
  }

  /** The types that the tables of several components name, by name. `printed` is the text of all types in the tables. */
  list(printed: string): SharedType[] {
    const names = new Set(printed.match(/\w+/g))
    return [...this.#users]
      .filter(([{ name }, users]) => users.size >= MIN_COMPONENTS && names.has(name.text) && !isProps(name.text))
      .map(([declaration]) => this.#describe(declaration))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** The exported declaration in the library that a name refers to. */
  #findDeclaration(name: ts.EntityName): TypeDeclaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name)
    const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    return origin?.declarations?.find(
      (declaration): declaration is TypeDeclaration =>
        (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
        declaration.getSourceFile().fileName.includes('/packages/ui/src/') &&
        (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0,
    )
  }

  #describe(declaration: TypeDeclaration): SharedType {
    const symbol = this.#checker.getSymbolAtLocation(declaration.name)
    const parameters = declaration.typeParameters?.map((parameter) => parameter.getText()).join(', ')
    return {
      name: declaration.name.text,
      parameters: parameters ? `<${parameters}>` : '',
      definition: ts.isTypeAliasDeclaration(declaration) ? declaration.type.getText() : writeInterface(declaration),
      description: ts.displayPartsToString(symbol?.getDocumentationComment(this.#checker)),
    }
  }
}

/** The props of a component are listed on its own page. */
function isProps(name: string): boolean {
  return name.endsWith('Props')
}

/** An interface as a type: the interfaces that it extends, and its own members. */
function writeInterface({ heritageClauses = [] as never, members }: ts.InterfaceDeclaration): string {
  const bases = heritageClauses.flatMap(({ types }) => types.map((type) => type.getText()))
  const own = members.map((member) => `  ${member.getFullText().trim().replace(/\n +/g, '\n  ')}`)
  const body = own.length > 0 ? [`{\n${own.join('\n')}\n}`] : []
  return [...bases, ...body].join(' & ')
}
