import { toChangeBlocks } from '../../changelog/change-blocks'
import { releases } from '../../changelog/releases.server'

interface ComponentRelease {
  version: string
  changes: string[]
}

/** Fenced code in a change file. It is shown only on the releases page, so it is removed here. */
const code = /^```[\s\S]*?^```$/gm

/** Finds the changes that name a component, latest release first. Unpublished changes belong to the next release. */
export function findChangelog(component: string): ComponentRelease[] {
  const names = new RegExp(String.raw`\x60<?${component}>?\x60`)
  return releases()
    .map(({ version, changes }) => ({
      version,
      changes: [...new Set(changes.flatMap(({ text }) => toPoints(text.replace(code, ''))))].filter((text) =>
        names.test(text),
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
}

/** Splits a change into its paragraphs and list items. */
function toPoints(text: string): string[] {
  return toChangeBlocks(text).flatMap((block) => (block.kind === 'paragraph' ? block.text : block.items))
}
