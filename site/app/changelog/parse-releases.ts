/** The semver kind of a change: `major` breaks user code, `minor` adds a feature, `patch` fixes a bug. */
export const changeKinds = ['major', 'minor', 'patch'] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  /** The package that changed. */
  readonly package: string
  readonly kind: ChangeKind
  /** The description of the change, in Markdown. */
  readonly text: string
}

export interface Release {
  readonly version: string
  /** Whether the release is published. An unpublished release consists of the pending change files. */
  readonly published: boolean
  readonly changes: readonly Change[]
}

/**
 * Parses a changelog as `changeset version` writes it: the package in the first heading, a heading for each version,
 * below it one for each kind of change, and a list item for each change.
 */
export function parseChangelog(text: string): Release[] {
  const [head = '', ...versions] = text.replaceAll('\r\n', '\n').split(/^## /m)
  const name = /^# (.+)$/m.exec(head)?.[1]?.trim()
  if (versions.length > 0 && !name) throw new Error('parseChangelog: the first heading has to name the package.')

  return versions.map((section) => {
    const [version = '', ...lines] = section.split('\n')
    return { version: version.trim(), published: true, changes: parseChanges(lines.join('\n'), name!) }
  })
}

function parseChanges(section: string, name: string): Change[] {
  return section
    .split(/^### /m)
    .slice(1)
    .flatMap((group) => {
      const [heading = '', ...lines] = group.split('\n')
      const kind = changeKinds.find((each) => heading.toLowerCase().startsWith(each))
      if (!kind) throw new Error(`parseChangelog: "### ${heading}" is no kind of change.`)
      return toItems(lines.join('\n')).map((text) => ({ package: name, kind, text }))
    })
}

/** Returns the items of a list, with their indented content. Dependency updates are omitted. */
function toItems(list: string): string[] {
  return list
    .split(/^- /m)
    .slice(1)
    .map((item) =>
      item
        .replace(/^[0-9a-f]{7,40}: /, '')
        .replace(/^ {2}/gm, '')
        .trim(),
    )
    .filter((item) => item !== '' && !item.startsWith('Updated dependencies'))
}

/** Parses a file of `.changeset`: the packages with their kinds of change, then the description. */
export function parseChangeFile(text: string): Change[] {
  const [, head, body] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new Error('parseChangeFile: the packages are missing.')

  return head
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, kind] = /^["']?([^"':]+)["']?:\s*(\w+)\s*$/.exec(line) ?? []
      const known = changeKinds.find((each) => each === kind)
      if (!name || !known) throw new Error(`parseChangeFile: "${line}" names no package with a kind of change.`)
      return { package: name, kind: known, text: body.trim() }
    })
}

export interface ReleaseSources {
  /** The main package, whose version is the version of the release. */
  readonly name: string
  /** The version in its `package.json`. */
  readonly version: string
  /** The changelogs of all packages. */
  readonly changelogs: readonly string[]
  /** The pending change files. */
  readonly changeFiles: readonly string[]
}

/** Returns all releases, latest first. Pending changes form the next release. */
export function joinReleases({ name, version, changelogs, changeFiles }: ReleaseSources): Release[] {
  const published = new Map<string, Change[]>()
  for (const release of changelogs.flatMap(parseChangelog)) {
    published.set(release.version, [...(published.get(release.version) ?? []), ...release.changes])
  }
  const releases: Release[] = [...published]
    .map(([each, changes]) => ({ version: each, published: true, changes: sortByKind(changes) }))
    .toSorted((a, b) => compareVersions(b.version, a.version))

  const waiting = changeFiles.flatMap(parseChangeFile)
  if (waiting.length === 0) return releases
  // If no changelog contains the current version, it was never published, so the pending changes belong to it.
  const next = published.has(version)
    ? bumpVersion(
        version,
        waiting.filter((change) => change.package === name),
      )
    : version
  return [{ version: next, published: false, changes: sortByKind(waiting) }, ...releases]
}

function sortByKind(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind))
}

function bumpVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split(/[.+-]/).map(Number)
  if (changes.some(({ kind }) => kind === 'major')) return `${major + 1}.0.0`
  if (changes.some(({ kind }) => kind === 'minor')) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

function compareVersions(a: string, b: string): number {
  const [numbersA, numbersB] = [toNumbers(a), toNumbers(b)]
  const place = numbersA.findIndex((part, index) => part !== numbersB[index])
  if (place >= 0) return numbersA[place]! - (numbersB[place] ?? 0)
  // A prerelease comes before its release.
  const [wordA, wordB] = [a, b].map((version) => version.split('-')[1] ?? '')
  if (wordA === wordB) return 0
  if (!wordA || !wordB) return wordA ? -1 : 1
  return wordA.localeCompare(wordB, 'en', { numeric: true })
}

function toNumbers(version: string): number[] {
  return version.split('-')[0]!.split('.').map(Number)
}
