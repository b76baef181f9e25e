import { toChangeBlocks } from '../../changelog/change-blocks'
import { releases } from '../../changelog/releases.server'

interface ComponentRelease {
  version: string
  changes: string[]
}

/** Code that shows a change stands with the release. */
const code = /^```[\s\S]*?^```$/gm

/** What names a component, latest release first; what is not released yet comes before all. */
export function findChangelog(component: string): ComponentRelease[] {
  const names = new RegExp(String.raw`\x60<?${component}>?\x60`)
  return releases()
    .map(({ version, published, changes }) => ({
      version: published ? version : 'Pending for release',
      changes: [...new Set(changes.flatMap(({ text }) => toPoints(text.replace(code, ''))))].filter((text) =>
        names.test(text),
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** Each paragraph and each item of a list stands for itself. */
function toPoints(text: string): string[] {
  return toChangeBlocks(text).flatMap((block) => (block.kind === 'paragraph' ? block.text : block.items))
}
