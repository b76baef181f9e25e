import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import extension from '../../../../tools/devtools/devtools.js?raw'
import source from '../../../../tools/devtools/inspect.js?raw'
import { Alert } from '../components/Alert.tsx'
import { Button, type ButtonProps } from '../components/Button.tsx'
import { Card } from '../components/Card.tsx'
import { Icon } from '../components/Icon.tsx'
import { Input } from '../components/Input.tsx'
import { Kbd } from '../components/Kbd.tsx'
import { Modal } from '../components/Modal.tsx'
import { PageCTA } from '../components/PageCTA.tsx'
import { findPart, settle } from './describe-component.tsx'

/** The extension for the developer tools in `tools/devtools`, with a simulated extension API. */

interface Inspection {
  component: string
  part?: string
  props: Record<string, unknown>
  variants: string[]
  colors: Record<'text' | 'background' | 'border', string>
  problems: string[]
  element: Element
  root?: Element
  docs: string
}

// oxlint-disable-next-line no-implied-eval -- The extension evaluates this file in the page, too.
const inspect = new Function('element', `${source}; return inspectElement(element)`) as (element: unknown) => Inspection

describe('developer tools', () => {
  it('describe the component of a root, its props, variants and docs page', async () => {
    await render(<Button label="Save" variant="outline" color="neutral" />)
    const button = findPart('button')!
    const { component, part, props, variants, docs, element, root } = inspect(button)
    expect({ component, part, docs }).toEqual({
      component: 'Button',
      part: undefined,
      docs: 'https://frond-ui.dev/docs/components/button',
    })
    expect(props).toEqual({ label: 'Save', variant: 'outline', color: 'neutral' })
    expect(variants).toEqual(['outline', 'md', 'color: neutral'])
    expect(element).toBe(button)
    expect(root).toBeUndefined()
  })

  it('describe the component of a part, and of an element inside a part', async () => {
    await render(
      <Card>
        <em>Saved</em>
      </Card>,
    )
    const { component, part, root } = inspect(findPart('body'))
    expect({ component, part }).toEqual({ component: 'Card', part: 'body' })
    expect(root).toBe(findPart('card'))
    expect(inspect(document.querySelector('em'))).toMatchObject({ component: 'Card', part: 'body' })
  })

  it('describe a component that is a part of another one', async () => {
    await render(<Alert title="Saved" close />)
    expect(inspect(findPart('close'))).toMatchObject({ component: 'Button', part: 'close of Alert' })
    expect(inspect(findPart('leadingIcon'))).toMatchObject({ component: 'Button', part: 'leadingIcon' })
  })

  it('find the component inside other React components and in a portal', async () => {
    const SaveButton = (props: ButtonProps) => <Button {...props} label="Save" />
    await render(
      <Modal defaultOpen title="Settings">
        <SaveButton />
      </Modal>,
    )
    await settle()
    expect(inspect(findPart('modal'))).toMatchObject({ component: 'Modal', props: { title: 'Settings' } })
    expect(inspect(findPart('button'))).toMatchObject({ component: 'Button', props: { label: 'Save' } })
  })

  it('describe an icon, which has no classes', async () => {
    await render(<Icon name={{ body: '<path d="M2 2h20v20H2z"/>' }} />)
    expect(inspect(findPart('icon'))).toMatchObject({ component: 'Icon', variants: [], problems: [] })
  })

  it('describe a part whose root has no slot', async () => {
    await render(<i data-slot="icon" className="fr-prose-anchor-icon" />)
    expect(inspect(findPart('icon'))).toMatchObject({
      component: 'ProseAnchor',
      part: 'icon',
      docs: 'https://frond-ui.dev/docs/typography',
    })
  })

  it('use the name of the React component', async () => {
    await render(<PageCTA title="Start now" />)
    expect(inspect(findPart('page-cta'))).toMatchObject({ component: 'PageCTA', props: { title: 'Start now' } })
  })

  it('name the design tokens of the colors', async () => {
    await render(<Button label="Save" />)
    const { colors } = inspect(findPart('button'))
    expect(colors.background).toContain('= --ui-primary')
    expect(colors.text).toContain('= --ui-on-primary')
    expect(colors.border).toBe('none')
  })

  it('list problems: no name, an id that is used twice, low contrast', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(
      <>
        <Input id="twice" />
        <Kbd id="twice" value="K" style={{ color: '#999', background: '#fff' }} />
      </>,
    )
    expect(inspect(findPart('base')).problems).toEqual([
      'It has no accessible name. Give it a label, or pass an aria-label.',
      'The id "twice" is used more than once.',
    ])
    expect(inspect(findPart('kbd')).problems).toEqual([
      'The id "twice" is used more than once.',
      'The contrast of its text is 2.85. Small text needs 4.5.',
    ])
    vi.restoreAllMocks()
  })

  it('find no problem in a labeled control and in one that is hidden from screen readers', async () => {
    await render(
      <>
        <button aria-hidden tabIndex={-1} data-slot="button" className="fr-button" />
        <label htmlFor="email">Email</label>
        <Input id="email" />
      </>,
    )
    expect(inspect(findPart('base')).problems).toEqual([])
    expect(inspect(findPart('button')).problems).toEqual([])
  })

  it.each([null, undefined, document])('say that %s is not part of a component', (selected) => {
    expect(inspect(selected)).toBe('This element is not part of a Frond UI component.')
  })

  it('leave the page unchanged', async () => {
    await render(<Alert title="Saved" close />)
    const before = document.documentElement.outerHTML
    for (const element of document.querySelectorAll('[data-slot]')) inspect(element)
    expect(document.documentElement.outerHTML).toBe(before)
  })

  it('show the selected element in a pane, also after another one is selected and after navigation', async () => {
    await render(<Alert title="Saved" close />)
    const browser = simulateBrowser()
    browser.selected = findPart('title')
    // oxlint-disable-next-line no-implied-eval -- Runs the script of the extension with the simulated API.
    new Function('chrome', 'fetch', extension)(browser.chrome, browser.fetch)
    await expect.poll(() => browser.shown).toMatchObject({ component: 'Alert', part: 'title' })
    expect(browser.title).toBe('Frond UI')

    browser.selected = findPart('close')
    browser.select()
    expect(browser.shown).toMatchObject({ component: 'Button' })

    browser.selected = document.body
    browser.navigate()
    expect(browser.shown).toBe('This element is not part of a Frond UI component.')
  })
})

/** The parts of the extension API that the extension uses. */
function simulateBrowser() {
  const state = {
    title: '',
    selected: null as Element | null,
    shown: undefined as unknown,
    select: () => {},
    navigate: () => {},
    fetch: (url: string) => Promise.resolve(new Response(url === 'extension://inspect.js' ? source : 'not found')),
    chrome: {
      runtime: { getURL: (file: string) => `extension://${file}` },
      devtools: {
        network: { onNavigated: { addListener: (listener: () => void) => (state.navigate = listener) } },
        panels: {
          elements: {
            onSelectionChanged: { addListener: (listener: () => void) => (state.select = listener) },
            createSidebarPane(title: string, onCreate: (pane: unknown) => void) {
              state.title = title
              onCreate({
                setExpression(expression: string) {
                  // oxlint-disable-next-line no-implied-eval -- The developer tools evaluate it in the page, too.
                  state.shown = new Function('$0', `return ${expression}`)(state.selected)
                },
              })
            },
          },
        },
      },
    },
  }
  return state
}
