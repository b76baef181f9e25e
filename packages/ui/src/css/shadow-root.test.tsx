import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { toShadowRootCss } from '../../build/shadow-root-css.ts'
import { App } from '../components/App.tsx'
import { Button } from '../components/Button.tsx'
import { Modal } from '../components/Modal.tsx'
import { Select } from '../components/Select.tsx'
import { check } from '../icons/check.ts'
import { settle } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import tokens from './tokens.css?raw'

/** The setups of the page "Embedding": the stylesheet is in the document and in the shadow root, or only in the latter. */

withoutMotion()
beforeEach(() => {
  document.documentElement.className = 'light'
})
afterEach(() => {
  document.documentElement.className = ''
})

const examples: { name: string; element: ReactElement; parts: string[] }[] = [
  {
    name: 'Button',
    element: <Button label="Save" icon={check} variant="outline" />,
    parts: ['button', 'label'],
  },
  {
    name: 'Modal',
    element: (
      <Modal open title="Rename" description="Choose a name." footer={<Button label="Save" />}>
        The body
      </Modal>
    ),
    parts: ['overlay', 'modal', 'header', 'title', 'description', 'body', 'footer', 'close', 'button'],
  },
  {
    name: 'Select',
    element: <Select defaultOpen aria-label="Size" items={['Small', 'Large']} defaultValue="Small" />,
    parts: ['select', 'value', 'content', 'item'],
  },
]

it.each(examples)('styles $name inside a shadow root as outside of it, in both modes', async ({ element, parts }) => {
  for (const mode of ['light', 'dark']) {
    document.documentElement.className = mode
    const outside = await stylesOf(element, document.body)
    expect(Object.keys(outside)).toEqual(expect.arrayContaining(parts))

    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [copyStyles()]
    const inside = await stylesOf(element, shadow)
    host.remove()
    expect(inside).toEqual(outside)
  }
})

it.each(examples)('styles $name if only the shadow root has the stylesheet', async ({ element, parts }) => {
  const outside = await stylesOf(element, document.body)
  const frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; border: 0'
  const { document: blank, CSSStyleSheet: FrameSheet } = frame.contentWindow as Window & typeof globalThis
  expect(blank.styleSheets).toHaveLength(0)
  const shadow = blank.body.appendChild(blank.createElement('div')).attachShadow({ mode: 'open' })
  const css = copyText()
  shadow.adoptedStyleSheets = [css, toShadowRootCss(tokens, css)].map((text) => {
    const sheet = new FrameSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const inside = await stylesOf(element, shadow)
  frame.remove()
  for (const part of parts) {
    for (const name of visibleStyles)
      expect([part, name, inside[part]![name]]).toEqual([part, name, outside[part]![name]])
  }
})

/** Styles that come from tokens, from the text styles of the document, or from registered properties. */
const visibleStyles = [
  'color',
  'background-color',
  'border-top-left-radius',
  'box-shadow',
  'font-family',
  'font-size',
  'line-height',
  'padding-left',
]

/** Renders an element with overlays into a root. Returns the computed styles of its parts, by name. */
async function stylesOf(element: ReactElement, root: HTMLElement | ShadowRoot) {
  const container = document.createElement('div')
  root.append(container)
  const { unmount } = await render(
    <App portal={root} toaster={null}>
      {element}
    </App>,
    { container },
  )
  await settle()
  const styles: Record<string, Record<string, string>> = {}
  for (const part of root.querySelectorAll('[data-slot]')) {
    const computed = part.ownerDocument.defaultView!.getComputedStyle(part)
    styles[part.getAttribute('data-slot')!] = Object.fromEntries(
      Array.from(computed, (name) => [name, computed.getPropertyValue(name)]),
    )
  }
  await unmount()
  container.remove()
  return styles
}

/** The styles of the document as a sheet for a shadow root. */
function copyStyles(): CSSStyleSheet {
  const copy = new CSSStyleSheet()
  copy.replaceSync(copyText())
  return copy
}

function copyText(): string {
  const rules = Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText))
  return rules.flat().join('\n')
}
