import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../app/registered-properties.css')

/**
 * Removes from every other stylesheet the `@property` rules that the site's stylesheet contains. If a stylesheet that is
 * loaded later, such as that of a dialog, registered a property, browsers would recalculate all styles of the page.
 * From all stylesheets, it removes what Tailwind adds for browsers without `@property`.
 */
export function registeredProperties(): Plugin {
  let names: ReadonlySet<string>
  return {
    name: 'frond:registered-properties',
    apply: 'build',
    buildStart() {
      this.addWatchFile(file)
      names = new Set(readFileSync(file, 'utf8').match(/(?<=@property )--[\w-]+/g))
    },
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code, id) => ({
        code: withoutFallbacks(withoutProperties(code, names, id.includes('/app/app.css'))),
        map: null,
      }),
    },
  }
}

/** Removes the `@property` rules of the named properties, or all but the first of each. */
export function withoutProperties(css: string, names: ReadonlySet<string>, keepsFirst = false): string {
  const seen = new Set<string>()
  return css.replace(/@property\s+(--[\w-]+)\s*\{[^{}]*\}\s*/g, (rule, name: string) => {
    const isFirst = !seen.has(name)
    seen.add(name)
    return names.has(name) && !(keepsFirst && isFirst) ? '' : rule
  })
}

/** Removes the values that Tailwind sets on every element for browsers without `@property`. The site supports none of them. */
export function withoutFallbacks(css: string): string {
  return css.replace(/@layer properties\s*\{\s*@supports[^{}]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}\s*/g, '')
}
