import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { compile, optimize } from '@tailwindcss/node'
import { describe, expect, it } from 'vitest'
import { generateScales, generateTokens } from '../../build/generate-tokens.ts'
import { activeShare, hoverShare } from '../colors/roles.ts'
import { colorNames } from '../theme/color-names.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const theme = read('theme.css')
const base = fileURLToPath(new URL('.', import.meta.url))

async function build(entry: string, candidates: string[]): Promise<string> {
  const compiler = await compile(entry, { base, onDependency() {} })
  return compiler.build(candidates)
}

describe('tokens.css', () => {
  it('matches the output of the generator', () => {
    expect(read('tokens.css')).toBe(generateTokens())
    expect(read('scales.css')).toBe(generateScales())
  })

  it('stays small together with base.css, because every page loads both', () => {
    const css = optimize(read('tokens.css') + read('base.css'), { minify: true }).code
    expect(brotliCompressSync(css).length).toBeLessThanOrEqual(1330)
  })
})

describe('theme.css', () => {
  it('uses only custom properties that exist', () => {
    const declared = new Set(`${read('tokens.css')}${read('scales.css')}`.match(/--[\w-]+(?=:)/g))
    const used = new Set([...theme.matchAll(/var\((--ui-[\w-]+)/g)].map((match) => match[1]))
    expect(used.size).toBeGreaterThan(100)
    expect([...used].filter((name) => !declared.has(name as string))).toEqual([])
  })

  it('mixes hovered and pressed fills as the contrast tests assume', () => {
    expect(theme).toContain(
      `--background-color-role-hover: color-mix(in oklab, var(--c), var(--on-c) ${hoverShare * 100}%)`,
    )
    expect(theme).toContain(`--background-color-role-active: color-mix(in oklab, var(--c), #000 ${activeShare * 100}%)`)
  })

  it('uses the fill color for fills and the text tone for text and lines', async () => {
    const css = await build(`@import './theme.css' theme(inline reference); @tailwind utilities;`, [
      'bg-role',
      'text-role',
      'ring-role',
      'outline-role',
      'text-on-role',
    ])
    expect(css).toMatch(/\.bg-role \{\s*background-color: var\(--c\)/)
    expect(css).toMatch(/\.text-role \{\s*color: var\(--c-text\)/)
    expect(css).toMatch(/\.ring-role \{\s*--tw-ring-color: var\(--c-text\)/)
    expect(css).toMatch(/\.outline-role \{\s*outline-color: var\(--c-text\)/)
    expect(css).toMatch(/\.text-on-role \{\s*color: var\(--on-c\)/)
  })
})

describe('tailwind.css', () => {
  const surfaces = ['default', 'muted', 'raised', 'elevated', 'accented', 'inverted']
  const tones = ['dimmed', 'muted', 'toned', 'default', 'highlighted', 'inverted']
  const lines = ['default', 'muted', 'accented', 'inverted', 'control', 'bg']
  const names = [
    ...surfaces.map((surface) => `bg-${surface}`),
    ...tones.map((tone) => `text-${tone}`),
    ...['border', 'ring', 'divide', 'outline', 'fill', 'stroke'].flatMap((kind) =>
      lines.map((line) => `${kind}-${line}`),
    ),
    ...colorNames.flatMap((name) => [
      `bg-${name}`,
      `text-${name}`,
      `text-on-${name}`,
      `border-${name}`,
      `bg-${name}-500`,
    ]),
    ...['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'].map((size) => `rounded-${size}`),
    ...['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'].map((level) => `shadow-${level}`),
    ...['fast', 'base', 'slow', 'slower'].map((speed) => `duration-${speed}`),
    ...['out', 'in', 'in-out', 'spring'].map((curve) => `ease-${curve}`),
    ...['raised', 'sticky', 'header', 'overlay', 'toast'].map((level) => `z-${level}`),
    ...['shimmer', 'progress', 'swing', 'elastic', 'marquee', 'nudge', 'blink'].map((name) => `animate-${name}`),
    'font-sans',
    'font-mono',
    'text-2xs',
    'max-w-container',
    'h-header',
    'scroll-mt-header',
    'bg-overlay',
  ]

  it('provides a utility for every token', async () => {
    const css = await build(`@import 'tailwindcss'; @import './tailwind.css';`, names)
    expect(names.filter((name) => !css.includes(`.${name}`))).toEqual([])
  })

  it('applies dark: by the nearest mode', async () => {
    const css = await build(`@import 'tailwindcss'; @import './tailwind.css';`, ['dark:hidden'])
    expect(css).toContain('.dark\\:hidden:where(.dark, .dark *):not(:where(.dark .light, .dark .light *))')
  })
})
