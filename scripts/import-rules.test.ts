import { describe, expect, it } from 'vitest'
import { checkImports, findCycles, readImports } from './import-rules.ts'

const broken = (file: string, specifier: string, names = '{ a }') =>
  checkImports(new Map([[file, `import ${names} from '${specifier}'\n`]])).length > 0

describe('readImports', () => {
  it('finds all kinds of imports, with their lines', () => {
    const text = [
      `import type { A } from './a.ts'`,
      `import { type B, c } from './b.ts'`,
      `import './c.css'`,
      `export { d } from './d.ts'`,
      `export * from './e.ts'`,
      `export type { F } from './f.ts'`,
      `const g = () => import('./g.ts')`,
      `const name = "import { z } from './z.ts'"`,
      `export const H = () => <p>don't import './y.ts'</p>`,
    ].join('\n')
    const found = readImports('x.tsx', text).map(
      ({ specifier, isType, isDynamic, line }) =>
        `${line} ${specifier}${isType ? ' type' : ''}${isDynamic ? ' dynamic' : ''}`,
    )
    expect(found.sort()).toEqual([
      '1 ./a.ts type',
      '2 ./b.ts',
      '3 ./c.css',
      '4 ./d.ts',
      '5 ./e.ts',
      '6 ./f.ts type',
      '7 ./g.ts dynamic',
    ])
  })
})

describe('between packages', () => {
  it('allows the site to import packages by name, and no package to import another', () => {
    expect(broken('site/app/root.tsx', '@frond/ui/button')).toBe(false)
    expect(broken('site/app/root.tsx', '@frond/content')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', '@frond/content')).toBe(true)
    expect(broken('packages/content/src/index.ts', '@frond/ui')).toBe(true)
  })

  it('forbids type imports across packages too', () => {
    expect(broken('packages/ui/src/system/x.ts', '@frond/content', 'type { A }')).toBe(true)
  })

  it('forbids imports that bypass the exports of a package', () => {
    expect(broken('site/app/root.tsx', '../../packages/ui/src/components/Button.tsx')).toBe(true)
    expect(broken('site/app/root.tsx', '@frond/ui/src/components/Button.tsx')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', '../../../../site/site.config.ts')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', '@frond/ui')).toBe(true)
  })

  it('allows only the build of the site to import the build tools of the library', () => {
    expect(broken('site/vite.config.ts', '../packages/ui/build/vite-source.ts')).toBe(false)
    expect(broken('site/vite/icons.ts', '../../packages/ui/build/themes.ts')).toBe(false)
    expect(broken('site/app/root.tsx', '../../packages/ui/build/themes.ts')).toBe(true)
  })

  it('forbids the product to import repository tools, which may import the product', () => {
    expect(broken('site/app/root.tsx', '../../scripts/run.ts')).toBe(true)
    expect(broken('packages/ui/build/package.test.ts', '../../../bench/budgets.ts')).toBe(false)
    expect(broken('scripts/generators.ts', '../packages/ui/build/themes.ts')).toBe(false)
    expect(broken('e2e/docs.spec.ts', '../site/redirects.ts')).toBe(false)
  })
})

describe('inside the library', () => {
  it('allows components to import themes, hooks and system modules, and themes to import only themes', () => {
    expect(broken('packages/ui/src/components/Button.tsx', '../theme/button.ts')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', './Icon.tsx')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', '../prose/text.tsx')).toBe(true)
    expect(broken('packages/ui/src/theme/button.ts', './define-theme.ts')).toBe(false)
    expect(broken('packages/ui/src/theme/button.ts', '../system/warn.ts')).toBe(true)
    expect(broken('packages/ui/src/system/warn.ts', '../components/Button.tsx')).toBe(true)
  })

  it('forbids themes to import React', () => {
    expect(broken('packages/ui/src/theme/button.ts', 'react')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', 'react')).toBe(false)
  })

  it('allows type imports in any direction, because they do not exist at run time', () => {
    expect(broken('packages/ui/src/theme/registry.ts', '../components/Button.tsx', 'type { ButtonProps }')).toBe(false)
  })

  it('forbids published modules to import test helpers', () => {
    expect(broken('packages/ui/src/components/Button.tsx', '../testing/describe-component.tsx')).toBe(true)
    expect(broken('packages/ui/src/components/Button.test.tsx', '../testing/describe-component.tsx')).toBe(false)
    expect(broken('packages/content/src/query/query.ts', '../testing/random.ts')).toBe(true)
    expect(broken('site/server/main.ts', './testing/kill-writers.ts')).toBe(true)
  })
})

describe('inside the site', () => {
  it('allows routes to import features and server modules, and features to import neither', () => {
    expect(broken('site/app/routes/docs.tsx', '../docs/PageHeader.tsx')).toBe(false)
    expect(broken('site/app/routes/docs.tsx', '../content/content.server.ts')).toBe(false)
    expect(broken('site/app/docs/PageHeader.tsx', '../routes/docs.tsx')).toBe(true)
    expect(broken('site/app/docs/PageHeader.tsx', '../content/content.server.ts')).toBe(true)
    expect(broken('site/app/docs/PageHeader.tsx', '../article/render.server.tsx')).toBe(true)
    expect(broken('site/app/article/render.server.tsx', '../content/content.server.ts')).toBe(false)
    expect(broken('site/app/docs/PageHeader.tsx', '../content/content.server.ts', 'type { Page }')).toBe(false)
  })

  it('forbids imports between the app and the code of the server process, except for one module', () => {
    expect(broken('site/app/root.tsx', '../server/log.ts')).toBe(true)
    expect(broken('site/app/root.tsx', '../server/log.ts', 'type { Log }')).toBe(true)
    expect(broken('site/server/main.ts', '../app/preferences/framework.ts')).toBe(true)
    expect(broken('site/server/main.ts', '../app/server-boundary.ts')).toBe(false)
    expect(broken('site/vite/finish-build.ts', '../server/files/site-manifest.ts')).toBe(false)
  })

  it('allows an example to import only what users can install', () => {
    expect(broken('site/examples/button/basic.tsx', '@frond/ui/button')).toBe(false)
    expect(broken('site/examples/button/basic.tsx', './data.ts')).toBe(false)
    expect(broken('site/examples/button/basic.tsx', '../../app/docs/PageHeader.tsx')).toBe(true)
  })
})

describe('cycles', () => {
  const check = (files: Record<string, string>) => checkImports(new Map(Object.entries(files)))

  it('reports folders of the app that import each other, including type imports', () => {
    const files = {
      'site/app/docs/a.ts': `import type { B } from '../shell/b'\n`,
      'site/app/shell/b.ts': `import { c } from '../docs/c'\nexport type B = typeof c`,
      'site/app/docs/c.ts': 'export const c = 1',
    }
    expect(check(files)).toEqual([
      expect.stringMatching(/^site\/app\/docs → site\/app\/shell → site\/app\/docs: folders of the app import each/),
    ])
    expect(check({ ...files, 'site/app/docs/a.ts': '' })).toEqual([])
  })

  it('reports folders that depend on each other through a third', () => {
    expect(
      check({
        'site/app/a/1.ts': `import '../b/1'`,
        'site/app/b/1.ts': `import '../c/1'`,
        'site/app/c/1.ts': `import '../a/2'`,
        'site/app/a/2.ts': '',
      }),
    ).toHaveLength(1)
  })

  it('treats each file beside the folders as a separate folder, and allows tests to import anything', () => {
    expect(
      check({
        'site/app/menu.ts': '',
        'site/app/root.tsx': `import './shell/Shell'`,
        'site/app/shell/Shell.tsx': `import '../menu'`,
        'site/app/shell/Shell.test.tsx': `import '../root'`,
      }),
    ).toEqual([])
  })

  it('reports modules that import each other at run time', () => {
    const files = {
      'packages/ui/src/hooks/a.ts': `import { b } from './b.ts'`,
      'packages/ui/src/hooks/b.ts': `import { a } from './a.ts'`,
    }
    expect(check(files)).toEqual([
      'packages/ui/src/hooks/a.ts → packages/ui/src/hooks/b.ts → packages/ui/src/hooks/a.ts: modules import each other at run time.',
    ])
    expect(check({ ...files, 'packages/ui/src/hooks/b.ts': `import type { A } from './a.ts'` })).toEqual([])
    expect(check({ ...files, 'packages/ui/src/hooks/b.ts': `const a = import('./a.ts')` })).toEqual([])
  })

  it('finds none in a graph without cycles', () => {
    const graph = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }
    expect(
      findCycles(new Map(Object.entries(graph).map(([node, to]) => [node, new Map(to.map((t) => [t, '']))]))),
    ).toEqual([])
  })
})

it('names the import and the rule in each message', () => {
  expect(
    checkImports(new Map([['packages/ui/src/theme/badge.ts', `\nimport { warn } from '../system/warn.ts'\n`]])),
  ).toEqual(['packages/ui/src/theme/badge.ts:2 imports ../system/warn.ts. Code in src/theme may import itself.'])
})
