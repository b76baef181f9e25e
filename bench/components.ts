import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureComponents, type ComponentSize } from '../packages/ui/build/component-sizes.ts'

/**
 * Measures the size of every component: `npm run bench components`. Fails if a size that the docs show is missing or differs
 * by more than 3 %. With `--save`, writes the sizes to `site/generated/component-sizes.json` instead.
 */

const file = join(import.meta.dirname, '../site/generated/component-sizes.json')
const TOLERANCE = 0.03

const measured = await measureComponents()
if (process.argv.includes('--save')) {
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
} else {
  const shown = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ComponentSize | undefined>
  const wrong = Object.entries(measured).filter(([slug, size]) => !isClose(shown[slug], size))
  const gone = Object.keys(shown).filter((slug) => !Object.hasOwn(measured, slug))
  for (const [slug, size] of wrong) console.error(`${slug}: ${describe(size)}. The docs show ${describe(shown[slug])}.`)
  for (const slug of gone) console.error(`${slug}: there is no such component.`)
  if (wrong.length + gone.length > 0) {
    console.error('Renew the sizes with: npm run bench components -- --save')
    process.exitCode = 1
  } else console.log(`The sizes of ${Object.keys(measured).length} components are right.`)
}

function isClose(shown: ComponentSize | undefined, { alone, nextToButton }: ComponentSize): boolean {
  if (!shown) return false
  const most = alone * TOLERANCE
  return Math.abs(shown.alone - alone) <= most && Math.abs(shown.nextToButton - nextToButton) <= most
}

function describe(size: ComponentSize | undefined): string {
  return size ? `${size.alone} bytes alone, ${size.nextToButton} next to Button` : 'nothing'
}
