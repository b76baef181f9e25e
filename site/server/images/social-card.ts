import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import { socialImageSize } from '../../app/server-boundary.ts'

/** The texts of a social image. */
export interface SocialCard {
  /** Above the title. */
  readonly section?: string | undefined
  readonly title: string
  readonly description: string
  /** Beside the mark. */
  readonly name: string
  /** At the end. */
  readonly address: string
}

const { width, height } = socialImageSize
const MARGIN = 88
const TEXT_WIDTH = 790
/** Maximum characters of a text. Three lines hold fewer. */
const LONGEST_TEXT = 240

interface Style {
  readonly weight: 400 | 500 | 600
  readonly size: number
  readonly line: number
  readonly color: string
  /** Relative to the font size. */
  readonly spacing?: number
}

const brand = '#00dc82'
const styles = {
  name: { weight: 600, size: 34, line: 40, color: '#ffffff', spacing: -0.02 },
  section: { weight: 500, size: 30, line: 40, color: brand },
  title: { weight: 600, size: 84, line: 92, color: '#ffffff', spacing: -0.035 },
  longTitle: { weight: 600, size: 64, line: 74, color: '#ffffff', spacing: -0.03 },
  description: { weight: 400, size: 33, line: 47, color: '#a9c3b5', spacing: -0.005 },
  address: { weight: 400, size: 26, line: 32, color: '#6f8a7c' },
} satisfies Record<string, Style>

const leaf = [
  '<path d="M4.5 20.5C6 13 10.5 6.5 20 3.5" fill="none" stroke-width="2.2" stroke-linecap="round"/>',
  '<path d="M7 14.2C3.8 13.3 2.4 10.8 2.7 7.6c3.200.6 5.200 2.600 5.500 5.300Z" stroke="none"/>',
  '<path d="M10.6 9.3C8.2 7.7 7.6 5.3 8.6 2.7c2.800 1.100 4.100 3.100 3.700 5.400Z" stroke="none"/>',
  '<path d="M8.1 16.7c2.400 2 5.300 2.100 7.800.3-1.900-2.500-4.500-3.200-6.900-2Z" stroke="none"/>',
  '<path d="M11.7 11.5c2.500 1.500 5.100 1.200 7.100-.9-2.100-2-4.600-2.200-6.600-.7Z" stroke="none"/>',
].join('')

/** The image as SVG. Text is converted to outlines, so that it looks the same on every machine. */
export function drawSocialCard({ section, title, description, name, address }: SocialCard): string {
  const titleStyle = wrap(title, styles.title, 2).isWhole ? styles.title : styles.longTitle
  const titleLines = wrap(title, titleStyle, 3).lines
  const descriptionLines = wrap(description, styles.description, titleLines.length > 1 ? 2 : 3).lines

  // Center the text vertically between the product name and the URL.
  const sectionHeight = section ? styles.section.line + 18 : 0
  const textHeight =
    sectionHeight + titleLines.length * titleStyle.line + 26 + descriptionLines.length * styles.description.line
  let top = 150 + (height - 150 - 110 - textHeight) / 2
  const parts: string[] = []
  if (section) parts.push(...write([section], styles.section, top))
  top += sectionHeight
  parts.push(...write(titleLines, titleStyle, top))
  top += titleLines.length * titleStyle.line + 26
  parts.push(...write(descriptionLines, styles.description, top))

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs>',
    `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#03130b"/><stop offset="1" stop-color="#05291a"/></linearGradient>`,
    `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="4" y1="21" x2="20" y2="3"><stop stop-color="${brand}" stop-opacity=".1"/><stop offset="1" stop-color="${brand}" stop-opacity=".85"/></linearGradient>`,
    '</defs>',
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<g fill="url(#fade)" stroke="url(#fade)" transform="translate(852 105) scale(21)">${leaf}</g>`,
    `<g fill="${brand}" stroke="${brand}" transform="translate(${MARGIN - 4} 68) scale(1.95)">${leaf}</g>`,
    ...write([name], styles.name, 72, MARGIN + 60),
    ...parts,
    ...write([address], styles.address, height - 96),
    `<rect y="${height - 8}" width="${width}" height="8" fill="${brand}"/>`,
    '</svg>',
  ].join('')
}

function write(lines: readonly string[], style: Style, top: number, left = MARGIN): string[] {
  return lines.map((line, index) => {
    // Place the baseline so that the letters are vertically centered.
    const baseline = top + index * style.line + style.line / 2 + style.size * 0.355
    const path = findFont(style).getPath(line, left, baseline, style.size, toOptions(style))
    return `<path fill="${style.color}" d="${toPathData(path.commands)}"/>`
  })
}

/** Rounds to tenths of a pixel, which is precise enough and shorter. */
function toPathData(commands: readonly PathCommand[]): string {
  const at = (...numbers: number[]) => numbers.map((number) => Math.round(number * 10) / 10).join(' ')
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z'
        case 'Q':
          return `Q${at(command.x1, command.y1, command.x, command.y)}`
        case 'C':
          return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
        default:
          return command.type + at(command.x, command.y)
      }
    })
    .join('')
}

/** Breaks a text into lines. Text that does not fit into the last line is cut and ends with an ellipsis. */
function wrap(text: string, style: Style, count: number): { lines: string[]; isWhole: boolean } {
  const font = findFont(style)
  const fits = (line: string) => font.getAdvanceWidth(line, style.size, toOptions(style)) <= TEXT_WIDTH
  const lines: string[] = []
  let line = ''
  for (const word of toDrawable(text, font).split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (!line || fits(longer)) line = longer
    else if (lines.length < count - 1) {
      lines.push(line)
      line = word
    } else return { lines: [...lines, shorten(longer, fits)], isWhole: false }
  }
  const isWhole = fits(line)
  return { lines: [...lines, isWhole ? line : shorten(line, fits)], isWhole }
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  // Cut a single word that is longer than a line.
  let kept = words.join(' ')
  while (kept && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.replace(/[\s,.;:–-]+$/, '')}…`
}

/** Removes backticks and characters that the font does not have. */
function toDrawable(text: string, font: Font): string {
  return [...text.replace(/`/g, '').replace(/\s+/g, ' ').trim()]
    .slice(0, LONGEST_TEXT)
    .filter((letter) => font.charToGlyphIndex(letter) > 0)
    .join('')
}

function toOptions({ spacing = 0 }: Style) {
  return { kerning: true, letterSpacing: spacing }
}

const fonts = new Map<number, Font>()

function findFont({ weight }: Style): Font {
  const known = fonts.get(weight)
  if (known) return known
  const file = createRequire(import.meta.url).resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)
  const { buffer, byteOffset, length } = readFileSync(file)
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer)
  fonts.set(weight, font)
  return font
}
