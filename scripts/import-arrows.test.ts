import { describe, expect, it } from 'vitest'
import { findBrokenArrows, readImports } from './import-arrows.ts'

const broken = (file: string, specifier: string, names = '{ a }') =>
  findBrokenArrows(file, `import ${names} from '${specifier}'\n`).length > 0

describe('readImports', () => {
  it('finds every way of importing, with its line', () => {
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
      ({ specifier, isType, line }) => `${line} ${specifier}${isType ? ' type' : ''}`,
    )
    expect(found.sort()).toEqual([
      '1 ./a.ts type',
      '2 ./b.ts',
      '3 ./c.css',
      '4 ./d.ts',
      '5 ./e.ts',
      '6 ./f.ts type',
      '7 ./g.ts',
    ])
  })
})

describe('between packages', () => {
  it('lets the site use the packages by name, and no package use another', () => {
    expect(broken('site/app/root.tsx', '@frond/ui/button')).toBe(false)
    expect(broken('site/app/root.tsx', '@frond/content')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', '@frond/content')).toBe(true)
    expect(broken('packages/content/src/index.ts', '@frond/ui')).toBe(true)
    expect(broken('packages/cli/src/index.ts', '@frond/content')).toBe(false)
    expect(broken('packages/cli/src/index.ts', '@frond/ui')).toBe(true)
  })

  it('refuses types across packages too', () => {
    expect(broken('packages/ui/src/system/x.ts', '@frond/content', 'type { A }')).toBe(true)
  })

  it('refuses ways round the exports of a package', () => {
    expect(broken('site/app/root.tsx', '../../packages/ui/src/components/Button.tsx')).toBe(true)
    expect(broken('site/app/root.tsx', '@frond/ui/src/components/Button.tsx')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', '../../../../site/site.config.ts')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', '@frond/ui')).toBe(true)
  })

  it('lets only what builds the site use the build tools of the library', () => {
    expect(broken('site/vite.config.ts', '../packages/ui/build/vite-source.ts')).toBe(false)
    expect(broken('site/vite/icons.ts', '../../packages/ui/build/themes.ts')).toBe(false)
    expect(broken('site/app/root.tsx', '../../packages/ui/build/themes.ts')).toBe(true)
  })

  it('keeps the tools of the repository out of the product, which they may use freely', () => {
    expect(broken('site/app/root.tsx', '../../scripts/run.ts')).toBe(true)
    expect(broken('packages/ui/build/package.test.ts', '../../../bench/budgets.ts')).toBe(false)
    expect(broken('scripts/generators.ts', '../packages/ui/build/themes.ts')).toBe(false)
    expect(broken('e2e/docs.spec.ts', '../site/redirects.ts')).toBe(false)
  })
})

describe('inside the library', () => {
  it('lets components use themes, hooks and system modules, and no theme anything else', () => {
    expect(broken('packages/ui/src/components/Button.tsx', '../theme/button.ts')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', './Icon.tsx')).toBe(false)
    expect(broken('packages/ui/src/components/Button.tsx', '../prose/text.tsx')).toBe(true)
    expect(broken('packages/ui/src/theme/button.ts', './define-theme.ts')).toBe(false)
    expect(broken('packages/ui/src/theme/button.ts', '../system/warn.ts')).toBe(true)
    expect(broken('packages/ui/src/system/warn.ts', '../components/Button.tsx')).toBe(true)
  })

  it('keeps React out of themes', () => {
    expect(broken('packages/ui/src/theme/button.ts', 'react')).toBe(true)
    expect(broken('packages/ui/src/components/Button.tsx', 'react')).toBe(false)
  })

  it('lets types go any way, since they are gone when the code runs', () => {
    expect(broken('packages/ui/src/theme/registry.ts', '../components/Button.tsx', 'type { ButtonProps }')).toBe(false)
  })

  it('keeps test helpers out of what is published', () => {
    expect(broken('packages/ui/src/components/Button.tsx', '../testing/describe-component.tsx')).toBe(true)
    expect(broken('packages/ui/src/components/Button.test.tsx', '../testing/describe-component.tsx')).toBe(false)
  })
})

describe('inside the site', () => {
  it('lets routes use features and the server, and features neither', () => {
    expect(broken('site/app/routes/docs.tsx', '../docs/PageHeader.tsx')).toBe(false)
    expect(broken('site/app/routes/docs.tsx', '../content/content.server.ts')).toBe(false)
    expect(broken('site/app/docs/PageHeader.tsx', '../routes/docs.tsx')).toBe(true)
    expect(broken('site/app/docs/PageHeader.tsx', '../content/content.server.ts')).toBe(true)
    expect(broken('site/app/docs/PageHeader.tsx', '../article/render.server.tsx')).toBe(true)
    expect(broken('site/app/article/render.server.tsx', '../content/content.server.ts')).toBe(false)
    expect(broken('site/app/docs/PageHeader.tsx', '../content/content.server.ts', 'type { Page }')).toBe(false)
  })

  it('keeps the app and the code of the running process apart, except for one module', () => {
    expect(broken('site/app/root.tsx', '../server/log.ts')).toBe(true)
    expect(broken('site/app/root.tsx', '../server/log.ts', 'type { Log }')).toBe(true)
    expect(broken('site/server/main.ts', '../app/preferences/framework.ts')).toBe(true)
    expect(broken('site/server/main.ts', '../app/server-boundary.ts')).toBe(false)
    expect(broken('site/vite/finish-build.ts', '../server/files/site-manifest.ts')).toBe(false)
  })

  it('lets an example use only what a reader can install', () => {
    expect(broken('site/examples/button/basic.tsx', '@frond/ui/button')).toBe(false)
    expect(broken('site/examples/button/basic.tsx', './data.ts')).toBe(false)
    expect(broken('site/examples/button/basic.tsx', '../../app/docs/PageHeader.tsx')).toBe(true)
  })
})

it('says where, what and why', () => {
  expect(findBrokenArrows('packages/ui/src/theme/badge.ts', `\nimport { warn } from '../system/warn.ts'\n`)).toEqual([
    'packages/ui/src/theme/badge.ts:2 imports ../system/warn.ts. Code in src/theme may use itself.',
  ])
})
