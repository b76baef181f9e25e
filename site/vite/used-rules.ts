import { parse, type ChildNode, type Container, type Rule } from 'postcss'

/** At-rules that contain rules. They are removed if no rule in them is kept. */
const groups = new Set(['layer', 'media', 'supports', 'container'])

/**
 * Removes from a stylesheet the rules of library classes that a page does not contain, and the at-rules that it or the
 * stylesheets before it (`before`) already declare. Only for pages that stay as the server rendered them until the visitor
 * touches an island, which then loads its complete stylesheet.
 */
export function keepUsedRules(css: string, html: string, before = ''): string {
  const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)))
  const declared = new Set<string>()
  parse(before).walkAtRules('property', (rule) => void declared.add(rule.toString()))
  const root = parse(css)
  removeUnused(root, used, declared)
  root.raws.after = ''
  return root.toString()
}

function removeUnused(container: Container<ChildNode>, used: ReadonlySet<string>, declared: Set<string>): void {
  container.each((node) => {
    // The stylesheet is minified, except for line breaks between the files that it was joined from.
    node.raws.before = ''
    if (node.type === 'rule') removeUnusedSelectors(node, used)
    else if (node.type !== 'atrule') node.remove()
    else if (node.nodes && groups.has(node.name)) {
      // What is declared under a condition does not apply elsewhere. A layer has no condition.
      removeUnused(node as Container<ChildNode>, used, node.name === 'layer' ? declared : new Set())
      if (node.nodes.length === 0) node.remove()
    } else {
      const text = node.toString()
      if (declared.has(text)) node.remove()
      declared.add(text)
    }
  })
}

function removeUnusedSelectors(rule: Rule, used: ReadonlySet<string>): void {
  const selectors = rule.selectors.filter((selector) => findOwnClasses(selector).every((name) => used.has(name)))
  if (selectors.length === 0) rule.remove()
  else if (selectors.length < rule.selectors.length) rule.selectors = selectors
}

/** The library classes that an element must have to match. Classes in `:not()`, `:is()` and so on are ignored. */
function findOwnClasses(selector: string): string[] {
  let plain = selector
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.(fr-[\w-]+)/g)].map(([, name]) => name!)
}
