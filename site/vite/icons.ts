import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findIcons, type IconSubset } from '../icon-collections.ts'

const prefix = 'virtual:icon/'

/**
 * Adds to each module of the site the data of the icons that it names, so that the browser never requests an icon. The
 * modules of the app share one copy of each icon. An example has its own copy, so that its chunk needs no other.
 *
 * @param site Folder of the site. By default, the root of the Vite project.
 */
export function icons(site?: string): Plugin {
  let app = ''
  let examples = ''

  return {
    name: 'frond:icons',
    enforce: 'pre',
    configResolved({ root }) {
      app = join(site ?? root, 'app/')
      examples = join(site ?? root, 'examples/')
    },
    resolveId: {
      filter: { id: /^virtual:icon\// },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: true }),
    },
    load: {
      filter: { id: /^\0virtual:icon\// },
      handler: (id) =>
        findIcons(id.slice(prefix.length + 1))
          .map(toRegistration)
          .join('\n'),
    },
    transform: {
      filter: { id: /[\\/](?:app|examples)[\\/].*\.tsx?$/ },
      handler(code, id) {
        const isShared = id.startsWith(app)
        if (!isShared && !id.startsWith(examples)) return
        const subsets = findIcons(code, id)
        if (subsets.length === 0) return
        const head = isShared ? subsets.flatMap(toImports) : subsets.map(toRegistration)
        return { code: `${head.join('')}\n${code}`, map: null }
      },
    },
  }
}

function toImports({ prefix: collection, icons }: IconSubset): string[] {
  return Object.keys(icons).map((name) => `import '${prefix}${collection}:${name}';`)
}

function toRegistration(subset: IconSubset, index: number): string {
  const name = `registerIcons${index}`
  return `import { registerIcons as ${name} } from '@frond/ui';${name}(${JSON.stringify(subset)});`
}
