import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { slug as toSlug } from '../packages/ui/build/generate-entries.ts'
import { root, runTool } from './run.ts'

/** All public names. `public-names.ts` checks them. */
export const listFile = 'packages/ui/public-names.json'

/**
 * Writes a new component that works and passes the tests, or the files that a component lacks. The templates below show how a component is written here: when
 * the pattern changes, update them.
 */

export function componentFiles(name: string): Record<string, string> {
  const slug = toSlug(name)
  const theme = `${name[0]!.toLowerCase()}${name.slice(1)}Theme`
  return {
    [`packages/ui/src/theme/${slug}.ts`]: themeFile(slug, theme),
    [`packages/ui/src/components/${name}.tsx`]: componentFile(name, slug, theme),
    [`packages/ui/src/components/${name}.test.tsx`]: testFile(name, slug, theme),
    [`site/content/docs/2.components/${slug}.md`]: pageFile(name, slug),
    [`site/examples/${slug}/basic.tsx`]: exampleFile(name),
  }
}

const themeFile = (slug: string, theme: string) => `import { defineTheme } from './define-theme.ts'

export const ${theme} = defineTheme({
  name: '${slug}',
  color: 'root',
  slots: {
    root: 'inline-flex items-center rounded-md bg-role/10 text-role',
    label: 'truncate font-medium',
  },
  variants: {
    size: {
      sm: { root: 'h-7 px-2.5 text-xs' },
      md: { root: 'h-8 px-3 text-sm' },
    },
  },
})
`

const componentFile = (name: string, slug: string, theme: string) => `'use client'

import type { HTMLAttributes, Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { fillSlot, type Slot } from '../system/slots.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Color } from '../theme/color-names.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { ${theme} } from '../theme/${slug}.ts'

type Part = SlotOf<typeof ${theme}>

export interface ${name}Props extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'color' | 'children'> {
  /** Text shown inside. */
  label?: string
  /** @default 'primary' */
  color?: Color
  /** @default 'md' */
  size?: ThemeOption<typeof ${theme}, 'size'>
  /** Content in place of \`label\`. */
  children?: Slot<{ ui: Classes<Part> }>
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Changes the element that is rendered. */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { color: 'primary', size: 'md' } as const

/** Says in one sentence what ${name} is for. */
export function ${name}(ownProps: ${name}Props) {
  const frond = useFrond()
  const { label, color, size, children, className, ui, render, ...attributes } = resolveProps(frond, ${theme}, defaults, ownProps)
  const classes = resolveClasses(frond, ${theme}, { color, size }, ui, className)

  return renderElement('div', render, {
    'data-slot': '${slug}',
    ...attributes,
    className: classes.root,
    children: children === undefined ? (
      <span className={classes.label} data-slot="label">
        {label}
      </span>
    ) : (
      fillSlot(children, { ui: classes })
    ),
  })
}
`

const testFile = (name: string, slug: string, theme: string) => `import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent } from '../testing/describe-component.tsx'
import { ${theme} } from '../theme/${slug}.ts'
import { ${name} } from './${name}.tsx'

describeComponent('${name}', <${name} label="Hello" />, { slot: '${slug}', theme: ${theme} })

describe('${name}', () => {
  it('shows its label', async () => {
    await render(<${name} label="Hello" />)
    await expect.element(page.getByText('Hello')).toBeVisible()
  })
})
`

const pageFile = (name: string, slug: string) => `---
title: ${name}
description: Says in one sentence what ${name} is for.
category: element
---

## Usage

::component-code
---
props:
  label: Hello
---
::

## Examples

### Basic

::component-example{name="${slug}/basic"}

## API

### Props

:component-props

### Slots

:component-slots

## Theme

:component-theme

## Changelog

:component-changelog
`

const exampleFile = (name: string) => `import { ${name} } from '@frond/ui'

export default function Basic${name}() {
  return <${name} label="Hello" />
}
`

/** The list of public names with one more component. */
export function addComponentName(list: string, name: string): string {
  const names = JSON.parse(list) as { components: string[] }
  const components = [...new Set([...names.components, name])].sort()
  return `${JSON.stringify({ ...names, components }, null, 2)}\n`
}

async function main(name: string | undefined): Promise<number> {
  if (!name || !/^[A-Z][A-Za-z\d]*$/.test(name)) {
    console.error(`new:component: give the name in PascalCase, such as \`npm run new:component InputDate\`.`)
    return 1
  }
  const files = Object.entries(componentFiles(name)).filter(([path]) => !existsSync(join(root, path)))
  if (files.length === 0) {
    console.error(`new:component: nothing written, because all files of ${name} exist already.`)
    return 1
  }
  for (const [path, content] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    console.log(`wrote ${path}`)
  }
  writeFileSync(join(root, listFile), addComponentName(readFileSync(join(root, listFile), 'utf8'), name))
  // Line breaks depend on the length of the name.
  const written = [listFile, ...files.map(([path]) => path)]
  await runTool(
    'oxfmt',
    written.filter((path) => !path.endsWith('.md')),
    { quiet: true },
  )
  console.log(`\nNow run \`npm run generate\`, then \`npm test ${name}\`.`)
  return 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv[2])
