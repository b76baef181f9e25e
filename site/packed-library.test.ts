import { describe, expect, it } from 'vitest'
import { packedLibraryPath, toInstallableManifest, toWorkingCommands } from './packed-library.ts'
import { site } from './site.config.ts'

const url = site.url + packedLibraryPath

describe('toWorkingCommands', () => {
  it.each([
    ['npm install @frond/ui', `npm install ${url}`],
    ['pnpm add @frond/ui', `pnpm add ${url}`],
    ['yarn add @frond/ui', `yarn add ${url}`],
    ['bun add @frond/ui', `bun add ${url}`],
    ['npm install @frond/ui@3 react@19', `npm install ${url} react@19`],
    ['npm install @frond/ui-extra', 'npm install @frond/ui-extra'],
    ["import { Button } from '@frond/ui'", "import { Button } from '@frond/ui'"],
  ])('changes %s to %s', (before, after) => {
    expect(toWorkingCommands(before, { published: false })).toBe(after)
  })

  it('changes every command of a text, and keeps its lines', () => {
    const text = 'npm install @frond/ui\n\npnpm add @frond/ui\n'
    expect(toWorkingCommands(text, { published: false })).toBe(`npm install ${url}\n\npnpm add ${url}\n`)
  })

  it('changes nothing after publication', () => {
    expect(toWorkingCommands('npm install @frond/ui@3', { published: true })).toBe('npm install @frond/ui@3')
  })
})

describe('toInstallableManifest', () => {
  const manifest = '{ "dependencies": { "@frond/ui": "3.0.0", "react": "19.3.1" } }'

  it('depends on the packed library until publication', () => {
    expect(JSON.parse(toInstallableManifest(manifest, { published: false }))).toEqual({
      dependencies: { '@frond/ui': url, react: '19.3.1' },
    })
    expect(toInstallableManifest(manifest, { published: true })).toBe(manifest)
  })
})
