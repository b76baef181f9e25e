import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-api'

/**
 * Adds `| undefined` to the optional properties in declarations. With `exactOptionalPropertyTypes`, `label?: string` refuses
 * `undefined`, so a component could not pass on its own optional props. Without that option, both types are the same. The
 * sources stay without it, because they are easier to read.
 */
export function allowUndefined(declarations: string): string {
  const file = ts.createSourceFile('types.d.ts', declarations, ts.ScriptTarget.Latest, false)
  const inserts: { at: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    const type = optionalTypeOf(node)
    if (type && !hasUndefined(type)) {
      if (needsParentheses(type)) inserts.push({ at: type.getStart(file), text: '(' })
      inserts.push({ at: type.end, text: needsParentheses(type) ? ') | undefined' : ' | undefined' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  // From the end, so that the earlier positions stay valid. At one position, the outer type comes first.
  return inserts
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), declarations)
}

/** Rewrites all declarations in a folder. */
export function allowUndefinedIn(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    writeFileSync(path, allowUndefined(readFileSync(path, 'utf8')))
  }
}

/** The type of an optional property, or of the properties of a mapped type such as `{ [Key in Part]?: string }`. */
function optionalTypeOf(node: ts.Node): ts.TypeNode | undefined {
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) return node.questionToken && node.type
  if (ts.isMappedTypeNode(node) && node.questionToken && node.questionToken.kind !== ts.SyntaxKind.MinusToken)
    return node.type
  return undefined
}

function hasUndefined(type: ts.TypeNode): boolean {
  if (ts.isUnionTypeNode(type)) return type.types.some(hasUndefined)
  return (
    type.kind === ts.SyntaxKind.UndefinedKeyword ||
    type.kind === ts.SyntaxKind.UnknownKeyword ||
    type.kind === ts.SyntaxKind.AnyKeyword
  )
}

function needsParentheses(type: ts.TypeNode): boolean {
  return ts.isFunctionTypeNode(type) || ts.isConstructorTypeNode(type) || ts.isConditionalTypeNode(type)
}
