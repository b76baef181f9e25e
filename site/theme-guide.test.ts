import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { App, Badge, Button, Input, Theme, type ThemeConfig } from '@frond/ui'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCodeBlocks } from '../scripts/docs-code.ts'

/** Runs the code of the guide "Theming step by step" in the order of its steps. */

const page = join(import.meta.dirname, 'content/docs/1.getting-started/2.theme/0.step-by-step.md')
const folder = join(import.meta.dirname, '.cache/theme-guide')
const blocks = readCodeBlocks(page, readFileSync(page, 'utf8'))
const themes: ThemeConfig[] = []

/** Saves a block under its file name and returns the exports of the module. */
async function run(index: number): Promise<Record<string, unknown>> {
  const file = join(folder, String(index), blocks[index]!.filename)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, blocks[index]!.code)
  return (await import(/* @vite-ignore */ file)) as Record<string, unknown>
}

function render(theme: ThemeConfig, ...children: ReactElement[]): string {
  return renderToStaticMarkup(createElement(App, { theme, toaster: null }, ...children))
}

beforeAll(async () => {
  for (const [index, { filename }] of blocks.entries())
    if (filename === 'src/theme.ts') themes.push((await run(index)).theme as ThemeConfig)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the steps of the theming guide', () => {
  it('add to one theme, and keep what earlier steps have set', () => {
    expect(themes.length).toBeGreaterThanOrEqual(5)
    for (const [index, theme] of themes.entries()) expect(theme).toMatchObject(themes[index - 1] ?? {})
  })

  it('use the exact brand color as the shade 600', () => {
    expect(Object.values(themes[0]!.colors!.primary!)).toContain('#7c3aed')
  })

  it('change the default size of buttons and inputs', () => {
    const [before, after] = [themes[1]!, themes[2]!].map((theme) =>
      render(theme, createElement(Input, { 'aria-label': 'Name' })),
    )
    expect(after).toBe(render(themes[1]!, createElement(Input, { 'aria-label': 'Name', size: 'lg' })))
    expect(after).not.toBe(before)
    expect(render(themes[2]!, createElement(Button, { label: 'Save' }))).toContain('tracking-wide')
  })

  it('add a variant and a color', () => {
    const theme = themes.at(-1)!
    const Raised = Button as ComponentType<{ variant: string; label: string }>
    const Sale = Badge as ComponentType<{ color: string; label: string }>
    expect(render(theme, createElement(Raised, { variant: 'raised', label: 'Save' }))).toContain('shadow-md')
    expect(render(theme, createElement(Sale, { color: 'sale', label: 'Sale' }))).toContain('sale')
  })

  it('nest a theme that overrides the color and the radius', async () => {
    const index = blocks.findIndex(({ filename }) => filename === 'src/Campaign.tsx')
    const { campaign, Campaign } = (await run(index)) as { campaign: ThemeConfig; Campaign: ComponentType }
    const html = render(themes.at(-1)!, createElement(Campaign))
    expect(html).toBe(
      render(
        themes.at(-1)!,
        createElement(Theme, { theme: campaign }, createElement(Button, { label: 'Start the trial' })),
      ),
    )
    expect(html).toContain('tracking-wide')
    expect(html).toContain('--ui-radius:1rem')
  })
})
