import { releases } from '../../releases/releases.server'

interface ComponentRelease {
  version: string
  changes: string[]
}

/** The changes that name a component, latest release first; those not released yet come before all. */
export function findChangelog(component: string): ComponentRelease[] {
  const names = new RegExp(String.raw`\x60<?${component}>?\x60`)
  return releases()
    .map(({ version, published, changes }) => ({
      version: published ? version : 'Pending for release',
      changes: [...new Set(changes.map(({ text }) => text))].filter((text) => names.test(text)),
    }))
    .filter(({ changes }) => changes.length > 0)
}
