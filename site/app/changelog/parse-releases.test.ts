import { describe, expect, it } from 'vitest'
import { joinReleases, parseChangeFile, parseChangelog } from './parse-releases.ts'

const changelog = `# @frond/ui

## 3.1.0

### Minor Changes

- 1a2b3c4: \`Accordion\` takes \`renderContent\`.

  \`\`\`tsx
  ## this is no version
  - nor is this a change
  \`\`\`

- \`Button\` has a new size.

### Patch Changes

- Updated dependencies [1a2b3c4]
  - @frond/icons@1.0.1
- 9f8e7d6c5b: \`Toast\` keeps its timer paused.

## 3.0.0

### Major Changes

- Everything is new.
`

describe('releases', () => {
  it('parses a changelog: versions, kinds, and complete changes with their code', () => {
    const [latest, first] = parseChangelog(changelog)
    expect(latest).toEqual({
      version: '3.1.0',
      published: true,
      changes: [
        {
          package: '@frond/ui',
          kind: 'minor',
          text: '`Accordion` takes `renderContent`.\n\n```tsx\n## this is no version\n- nor is this a change\n```',
        },
        { package: '@frond/ui', kind: 'minor', text: '`Button` has a new size.' },
        { package: '@frond/ui', kind: 'patch', text: '`Toast` keeps its timer paused.' },
      ],
    })
    expect(first?.version).toBe('3.0.0')
    expect(parseChangelog('')).toEqual([])
  })

  it('rejects invalid input', () => {
    expect(() => parseChangelog('## 1.0.0\n')).toThrow('name the package')
    expect(() => parseChangelog('# a\n\n## 1.0.0\n\n### Odd Changes\n\n- x\n')).toThrow('### Odd Changes')
    expect(() => parseChangeFile('no head')).toThrow('packages are missing')
    expect(() => parseChangeFile('---\n"@frond/ui": huge\n---\n\nx')).toThrow('names no package')
  })

  it('parses a change file for each package in it', () => {
    expect(parseChangeFile(`---\n"@frond/ui": minor\n'@frond/cli': patch\n---\n\nNew.\n\nMore.\n`)).toEqual([
      { package: '@frond/ui', kind: 'minor', text: 'New.\n\nMore.' },
      { package: '@frond/cli', kind: 'patch', text: 'New.\n\nMore.' },
    ])
    expect(parseChangeFile('---\n---\n\nNothing users notice.')).toEqual([])
  })

  const library = { name: '@frond/ui', version: '3.1.0', changelogs: [changelog] }
  const changeFile = (kind: string) => `---\n"@frond/ui": ${kind}\n---\n\nA ${kind} change.\n`

  it('puts pending changes before published releases, under the next version', () => {
    const versionsOf = (...kinds: string[]) =>
      joinReleases({ ...library, changeFiles: kinds.map(changeFile) }).map(({ version }) => version)
    expect(versionsOf()).toEqual(['3.1.0', '3.0.0'])
    expect(versionsOf('patch')).toEqual(['3.1.1', '3.1.0', '3.0.0'])
    expect(versionsOf('patch', 'minor')).toEqual(['3.2.0', '3.1.0', '3.0.0'])
    expect(versionsOf('minor', 'major', 'patch')).toEqual(['4.0.0', '3.1.0', '3.0.0'])
  })

  it('uses the version of the package if it was never published', () => {
    const releases = joinReleases({ ...library, version: '3.0.0', changelogs: [], changeFiles: [changeFile('minor')] })
    expect(releases).toEqual([
      {
        version: '3.0.0',
        published: false,
        changes: [{ package: '@frond/ui', kind: 'minor', text: 'A minor change.' }],
      },
    ])
  })

  it('merges packages with the same version, and sorts by version number', () => {
    const other = '# @frond/cli\n\n## 3.10.0\n\n### Patch Changes\n\n- a\n\n## 3.1.0\n\n### Major Changes\n\n- b\n'
    const early = '# @frond/cli\n\n## 3.1.0-beta.2\n\n### Patch Changes\n\n- c\n'
    const releases = joinReleases({ ...library, changelogs: [changelog, other, early], changeFiles: [] })
    expect(releases.map(({ version }) => version)).toEqual(['3.10.0', '3.1.0', '3.1.0-beta.2', '3.0.0'])
    expect(releases[1]!.changes.map(({ package: name, kind }) => `${name} ${kind}`)).toEqual([
      '@frond/cli major',
      '@frond/ui minor',
      '@frond/ui minor',
      '@frond/ui patch',
    ])
  })
})
