import { useState } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { collapsibleTheme } from '../theme/collapsible.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { Collapsible } from './Collapsible.tsx'
import { Tooltip } from './Tooltip.tsx'

const button = <Button label="Details" />

describeComponent(
  'Collapsible',
  <Collapsible content="Two days." defaultOpen>
    {button}
  </Collapsible>,
  { slot: 'collapsible', theme: collapsibleTheme },
)
describeComponent(
  'Collapsible that keeps its content',
  <Collapsible content="Two days." unmountOnHide={false}>
    {button}
  </Collapsible>,
  { slot: 'collapsible', theme: collapsibleTheme },
)

const trigger = () => page.getByRole('button', { name: 'Details' })
const content = () => page.getByText('Two days.')

describe('Collapsible', () => {
  it('opens and closes on a press, and sets aria-expanded', async () => {
    const change = vi.fn()
    await render(
      <Collapsible content="Two days." onOpenChange={change}>
        {button}
      </Collapsible>,
    )
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(content()).not.toBeInTheDocument()
    expect(trigger().element().hasAttribute('aria-controls')).toBe(false)

    await userEvent.click(trigger())
    await expect.element(content()).toBeVisible()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(trigger().element().getAttribute('aria-controls')).toBe(findPart('content')!.id)
    expect(change.mock.calls).toEqual([[true]])

    await userEvent.click(trigger())
    await expect.element(content()).not.toBeInTheDocument()
    expect(change.mock.calls).toEqual([[true], [false]])
  })

  it('opens and closes with Enter and Space, and keeps focus', async () => {
    await render(<Collapsible content="Two days.">{button}</Collapsible>)
    await userEvent.tab()
    await expect.element(trigger()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(content()).toBeVisible()
    await userEvent.keyboard(' ')
    await expect.element(content()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  it('places its content after the trigger in the tab order', async () => {
    await render(
      <Collapsible content={<a href="/post">Post</a>} defaultOpen>
        {button}
      </Collapsible>,
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Post' })).toHaveFocus()
  })

  it('can be controlled', async () => {
    function Controlled() {
      const [open, setOpen] = useState(true)
      return (
        <>
          <Collapsible content="Two days." open={open} onOpenChange={setOpen}>
            {button}
          </Collapsible>
          <button onClick={() => setOpen(!open)}>Other</button>
        </>
      )
    }
    await render(<Controlled />)
    await expect.element(content()).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Other' }))
    await expect.element(content()).not.toBeInTheDocument()
    await userEvent.click(trigger())
    await expect.element(content()).toBeVisible()
  })

  it('stays closed if the caller does not update open, or if it is disabled', async () => {
    const screen = await render(
      <Collapsible content="Two days." open={false}>
        {button}
      </Collapsible>,
    )
    await userEvent.click(trigger())
    await expect.element(content()).not.toBeInTheDocument()
    await screen.rerender(
      <Collapsible content="Two days." disabled>
        {button}
      </Collapsible>,
    )
    await expect.element(trigger()).toBeDisabled()
  })

  it('passes its state to its trigger', async () => {
    await render(
      <Collapsible content="Two days.">{({ open }) => <button>{open ? 'Less' : 'More'}</button>}</Collapsible>,
    )
    await userEvent.click(page.getByRole('button', { name: 'More' }))
    await expect.element(page.getByRole('button', { name: 'Less' })).toHaveAttribute('data-panel-open')
  })

  it('keeps handlers, classes and ids of its trigger', async () => {
    const press = vi.fn()
    await render(
      <Collapsible content="Two days.">
        <Button label="Details" className="mine" onClick={press} />
      </Collapsible>,
    )
    await userEvent.click(trigger())
    expect(press).toHaveBeenCalledOnce()
    await expect.element(trigger()).toHaveClass('mine', 'fr-button')
    await expect.element(trigger()).toHaveAttribute('data-slot', 'button')
    await expect.element(content()).toBeVisible()
  })

  it('shares its trigger with a tooltip', async () => {
    await render(
      <App>
        <Collapsible content="Two days.">
          <Tooltip text="Show when it arrives" delayDuration={0}>
            {button}
          </Tooltip>
        </Collapsible>
      </App>,
    )
    await userEvent.tab()
    await expect.element(page.getByText('Show when it arrives')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(content()).toBeVisible()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
  })

  it('can keep closed content in the DOM, so that the browser search finds it', async () => {
    const change = vi.fn()
    await render(
      <Collapsible content="Two days." unmountOnHide={false} onOpenChange={change}>
        {button}
      </Collapsible>,
    )
    await expect.element(content()).toBeInTheDocument()
    await expect.element(content()).not.toBeVisible()
    await expect.poll(() => findPart('content')!.getAttribute('hidden')).toBe('until-found')

    findPart('content')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await expect.element(content()).toBeVisible()
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'true')
    expect(change).toHaveBeenCalledExactlyOnceWith(true)
  })

  it('renders open content on the server, without a style attribute', () => {
    const html = renderToString(
      <Collapsible content="Two days." defaultOpen>
        {button}
      </Collapsible>,
    )
    expect(html).toContain('Two days.')
    expect(html).not.toContain(' style=')
    expect(renderToString(<Collapsible content="Two days.">{button}</Collapsible>)).not.toContain('Two days.')
    const kept = renderToString(
      <Collapsible content="Two days." unmountOnHide={false}>
        {button}
      </Collapsible>,
    )
    expect(kept).toContain('Two days.')
    expect(kept).not.toContain(' style=')
  })

  it('animates to the height of its content, and grows with it', async () => {
    await render(<Collapsible content={<div style={{ height: 300 }}>Two days.</div>}>{button}</Collapsible>)
    await userEvent.click(trigger())
    await expect.element(content()).toBeVisible()
    await settle()
    const height = () => Math.round(findPart('content')!.getBoundingClientRect().height)
    await expect.poll(height).toBe(300)
    await expect.poll(() => findPart('content')!.getAttribute('style') ?? '').toBe('')
    ;(content().element() as HTMLElement).style.height = '500px'
    expect(height()).toBe(500)
  })

  it('uses the defaults of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { collapsible: { props: { unmountOnHide: false } } } })}>
        <Collapsible content="Two days.">{button}</Collapsible>
      </App>,
    )
    await expect.element(content()).toBeInTheDocument()
  })
})

describe('Collapsible with missing props', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())

  it('renders no panel without content', async () => {
    await render(<Collapsible defaultOpen>{button}</Collapsible>)
    expect(findPart('content')).toBeNull()
  })

  it('warns if its trigger is text, and renders it', async () => {
    await render(<Collapsible content="Two days.">{'Details' as never}</Collapsible>)
    expect(warning.mock.calls.flat().join()).toContain('Collapsible: its trigger is not an element')
    await expect.element(page.getByText('Details')).toBeVisible()
  })
})
