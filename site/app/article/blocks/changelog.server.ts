export interface Release {
  version: string
  changes: string[]
}

const changelogs = import.meta.glob<string>('../../../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const pending = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The changes that name a component, latest release first; those not released yet come before all. */
export function findChangelog(component: string): Release[] {
  const names = new RegExp(String.raw`\x60<?${component}>?\x60`)
  const unreleased = Object.entries(pending)
    .filter(([file]) => !file.endsWith('README.md'))
    .map(([, text]) => text.replace(/^---[\s\S]*?---\s*/, '').trim())

  return [{ version: 'Pending for release', changes: unreleased }, ...findReleases()]
    .map(({ version, changes }) => ({ version, changes: changes.filter((change) => names.test(change)) }))
    .filter(({ changes }) => changes.length > 0)
}

/** What has been released, latest first. */
export function findReleases(): Release[] {
  const [text = ''] = Object.values(changelogs)
  return text
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = '', ...lines] = release.split('\n')
      const changes = lines
        .join('\n')
        .split(/^- /m)
        .slice(1)
        .map((change) =>
          change
            .replace(/^[0-9a-f]{7,}: /, '')
            .replace(/\n### [\s\S]*$/, '')
            .trim(),
        )
      return { version: version.trim(), changes }
    })
}
