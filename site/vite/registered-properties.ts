import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const file = join(import.meta.dirname, '../app/registered-properties.css')

/**
 * Takes out of every stylesheet the `@property` rules that the site's own has: where one comes while a page is open, such
 * as that of a dialog, browsers else compute the styles of the whole page again.
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
      handler: (code, id) => ({ code: withoutProperties(code, names, id.includes('/app/app.css')), map: null }),
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
