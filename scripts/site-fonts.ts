import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './run.ts'

/**
 * The fonts of the site. Each is split in two files, which the browser loads if a page contains one of their characters:
 * `basic` has what English text and code need, and is preloaded; `extended` has the other Latin characters. The files have
 * only the weights and features that the site uses. That makes the preloaded files less than half as large.
 */

const families = [
  { family: 'Geist', name: 'geist' },
  { family: 'Geist Mono', name: 'geist-mono' },
]
const folder = 'site/app/fonts'
const weights = { min: 400, max: 700 }
const features = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum']
/** Basic Latin without control characters, no-break space, © · ×, dashes, quotation marks, ellipsis, euro sign, arrows. */
const basicRange =
  'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC,U+2191,U+2193'

export async function generateSiteFonts(): Promise<Record<string, string | Buffer>> {
  const files: Record<string, string | Buffer> = {}
  const faces: string[] = []
  for (const { family, name } of families) {
    for (const [part, codePoints] of Object.entries(splitRange(name))) {
      const file = `${name}-${part}.woff2`
      files[`${folder}/${file}`] = await subset(name, codePoints)
      faces.push(fontFace(family, file, codePoints))
    }
  }
  return { ...files, [`${folder}/faces.css`]: faces.join('\n') }
}

function splitRange(name: string): Record<'basic' | 'extended', number[]> {
  const ranges = JSON.parse(readSource(name, 'unicode.json').toString()) as { latin: string }
  const isBasic = new Set(parseRange(basicRange))
  const all = parseRange(ranges.latin).filter((codePoint) => codePoint >= 0x20)
  return { basic: [...isBasic], extended: all.filter((codePoint) => !isBasic.has(codePoint)) }
}

function subset(name: string, codePoints: readonly number[]): Promise<Buffer> {
  return subsetFont(readSource(name, `files/${name}-latin-wght-normal.woff2`), String.fromCodePoint(...codePoints), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  })
}

function readSource(name: string, path: string): Buffer {
  const { resolve } = createRequire(join(root, 'site/package.json'))
  return readFileSync(resolve(`@fontsource-variable/${name}/${path}`))
}

function fontFace(family: string, file: string, codePoints: readonly number[]): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${formatRange(codePoints)};
}
`
}

/** Parses a list such as `U+0020-007E,U+00A0`. */
function parseRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = NaN, to = from] = part
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

function formatRange(codePoints: readonly number[]): string {
  const parts: [from: number, to: number][] = []
  for (const codePoint of codePoints) {
    const last = parts.at(-1)
    if (last?.[1] === codePoint - 1) last[1] = codePoint
    else parts.push([codePoint, codePoint])
  }
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0')
  return parts.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
