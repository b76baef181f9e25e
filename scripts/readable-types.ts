import ts from 'typescript-api'

/**
 * Prints the types of the API tables. Type parameters such as `Multiple` only select one of several types for the compiler.
 * A table cannot know the selection, so it shows all of them: `SelectValue<Item, ValueKey, Multiple>` is printed as
 * `string | number | (string | number)[]`.
 *
 * A type that cannot be read from its definition has a `@shown` tag with the text for the tables.
 */

/** Type parameters for the data of the caller. They keep their names, because readers replace them with their own type. */
const dataParameters: ReadonlySet<string> = new Set(
  'Item Row Post Message Link Heading Tag Plan Tier Section Version Key State Part'.split(' '),
)

/** The printed types of type parameters, by name. */
type Scope = ReadonlyMap<string, string>

const noScope: Scope = new Map()

export class ReadableTypes {
  readonly #checker: ts.TypeChecker

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker
  }

  print(node: ts.TypeNode): string {
    // The formatter breaks long lists of arguments into lines.
    return this.#print(node, noScope).replace(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(', )', ')')
  }

  #print(node: ts.Node, scope: Scope): string {
    if (ts.isUnionTypeNode(node)) return joinUnion(node.types.map((type) => this.#print(type, scope)))
    if (ts.isIntersectionTypeNode(node)) return joinIntersection(node.types.map((type) => this.#print(type, scope)))
    if (ts.isConditionalTypeNode(node)) return this.#printConditional(node, scope)
    if (ts.isArrayTypeNode(node)) {
      const { elementType: element } = node
      return `${inParentheses(this.#print(ts.isParenthesizedTypeNode(element) ? element.type : element, scope))}[]`
    }
    if (ts.isParenthesizedTypeNode(node)) return inParentheses(this.#print(node.type, scope))
    if (ts.isTypeReferenceNode(node)) return this.#printReference(node, scope)
    if (ts.isIndexedAccessTypeNode(node)) return this.#printIndexedAccess(node, scope)
    return this.#printChildren(node, scope)
  }

  /** The text of a node, with the types inside it printed. */
  #printChildren(node: ts.Node, scope: Scope): string {
    const source = node.getSourceFile().text
    let text = ''
    let end = node.getStart()
    ts.forEachChild(node, (child) => {
      text += source.slice(end, child.getStart()) + this.#print(child, scope)
      end = child.getEnd()
    })
    return text + source.slice(end, node.getEnd())
  }

  /** Both branches, unless the condition compares two literals. */
  #printConditional(node: ts.ConditionalTypeNode, scope: Scope): string {
    const [checked, wanted] = [this.#print(node.checkType, scope), node.extendsType.getText()]
    const branches =
      isLiteral(checked) && isLiteral(wanted)
        ? [checked === wanted ? node.trueType : node.falseType]
        : [node.falseType, node.trueType]
    return joinUnion(
      branches.map((branch) => this.#print(branch, scope)),
      ['string', 'number'],
    )
  }

  #printReference(node: ts.TypeReferenceNode, scope: Scope): string {
    const name = node.typeName.getText()
    const [first] = node.typeArguments ?? []
    if (name === 'NoInfer' && first) return this.#print(first, scope)
    const given = scope.get(name)
    if (given !== undefined) return given

    const declaration = this.#findDeclaration(node.typeName)
    if (declaration && ts.isTypeParameterDeclaration(declaration)) {
      if (dataParameters.has(name)) return name
      return declaration.constraint ? this.#print(declaration.constraint, noScope) : 'unknown'
    }
    if (!declaration || !ts.isTypeAliasDeclaration(declaration)) return this.#printChildren(node, scope)

    const inner = new Map(
      declaration.typeParameters?.map((parameter, index) => {
        const argument = node.typeArguments?.[index]
        const type = argument
          ? this.#print(argument, scope)
          : parameter.default && this.#print(parameter.default, scope)
        return [parameter.name.text, type ?? 'unknown'] as const
      }),
    )
    const shown = findShown(declaration)
    if (shown) return shown.replace(/\b[A-Z]\w*\b/g, (word) => inner.get(word) ?? word)
    const hasSelector = node.typeArguments?.some((argument) => this.#hasSelector(argument))
    return hasSelector && this.#isConditional(declaration.type)
      ? this.#print(declaration.type, inner)
      : this.#printChildren(node, scope)
  }

  /** `MenuPropsOf[Mode]` is any member of `MenuPropsOf`. */
  #printIndexedAccess(node: ts.IndexedAccessTypeNode, scope: Scope): string {
    if (!this.#hasSelector(node.indexType)) return this.#printChildren(node, scope)
    const members = this.#checker.getPropertiesOfType(this.#checker.getTypeFromTypeNode(node.objectType))
    return joinUnion(
      members.flatMap(({ valueDeclaration }) =>
        valueDeclaration && ts.isPropertySignature(valueDeclaration) && valueDeclaration.type
          ? [this.#print(valueDeclaration.type, scope)]
          : [],
      ),
    )
  }

  /** Whether a type contains a type parameter that is not for the data of the caller. */
  #hasSelector(node: ts.Node): boolean {
    if (ts.isTypeReferenceNode(node)) {
      const name = node.typeName.getText()
      const declaration = this.#findDeclaration(node.typeName)
      if (declaration && ts.isTypeParameterDeclaration(declaration) && !dataParameters.has(name)) return true
    }
    return ts.forEachChild(node, (child) => this.#hasSelector(child) || undefined) ?? false
  }

  /** Whether a type is a choice between types, itself or through other names. */
  #isConditional(node: ts.TypeNode): boolean {
    if (ts.isUnionTypeNode(node)) return node.types.some((type) => this.#isConditional(type))
    if (ts.isParenthesizedTypeNode(node)) return this.#isConditional(node.type)
    const alias = ts.isTypeReferenceNode(node) && this.#findDeclaration(node.typeName)
    if (alias && ts.isTypeAliasDeclaration(alias)) return this.#isConditional(alias.type)
    return ts.isConditionalTypeNode(node)
  }

  #findDeclaration(name: ts.EntityName): ts.Declaration | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name)
    const origin = symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol
    return origin?.declarations?.[0]
  }
}

/** The text of the `@shown` tag of a declaration. */
export function findShown(declaration: ts.Node): string | undefined {
  const tag = ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === 'shown')
  return tag && ts.getTextOfJSDocComment(tag.comment)
}

function isLiteral(type: string): boolean {
  return /^(?:'[^']*'|null|true|false|undefined)$/.test(type)
}

/** The members of all types once. Those in `first` come first, `null` and `undefined` last. */
function joinUnion(types: readonly string[], first: readonly string[] = []): string {
  const members = new Set(types.flatMap(splitUnion).filter((member) => member !== 'never' && member !== 'unknown'))
  const order = [...first, '', 'null', 'undefined']
  const rank = (member: string) => order.indexOf(order.includes(member) ? member : '')
  return [...members].toSorted((a, b) => rank(a) - rank(b)).join(' | ') || (types[0] ?? 'never')
}

/** `string & {}` keeps the autocompletion of named choices in editors. Other types say more than `string`. */
function joinIntersection(types: readonly string[]): string {
  const others = types.filter((type) => type !== 'string' && type !== '{}' && type !== 'unknown')
  return others.join(' & ') || 'string'
}

/** Splits a union at its top level: the separators inside brackets belong to other types. */
function splitUnion(type: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [index, character] of [...type].entries()) {
    if ('([{<'.includes(character)) depth++
    if (')]}'.includes(character) || (character === '>' && type[index - 1] !== '=')) depth--
    if (character === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const inner = /^\(([^()]*)\)$/.exec(part)?.[1]
      return inner?.includes(' | ') ? splitUnion(inner) : [part]
    })
}

function inParentheses(type: string): string {
  const isSingle = splitUnion(type).length === 1 && !/=>| & |^keyof /.test(type)
  return isSingle ? type : `(${type})`
}
