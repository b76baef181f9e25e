import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { kbdTheme } from '../theme/kbd.ts'
import { Kbd } from './Kbd.tsx'

describeComponent('Kbd', <Kbd value="k" />, { slot: 'kbd', theme: kbdTheme })

describe('Kbd', () => {
  it('is a kbd element, or the element of render', async () => {
    await render(
      <>
        <Kbd value="a" />
        <Kbd value="b" render={<span />} />
      </>,
    )
    await expect.element(page.getByText('a')).toBeInTheDocument()
    expect(page.getByText('a').element().tagName).toBe('KBD')
    expect(page.getByText('b').element().tagName).toBe('SPAN')
  })

  it('shows the symbol of a known key', async () => {
    await render(<Kbd value="arrowup" />)
    await expect.element(page.getByText('↑')).toBeVisible()
  })

  it('shows a single letter in upper case, and words unchanged', async () => {
    await render(
      <>
        <Kbd value="k" />
        <Kbd value="escape" />
      </>,
    )
    expect(getComputedStyle(page.getByText('k').element()).textTransform).toBe('uppercase')
    expect(getComputedStyle(page.getByText('Esc').element()).textTransform).toBe('none')
  })

  it('shows its children instead of a value', async () => {
    await render(<Kbd value="meta">Space</Kbd>)
    await expect.element(page.getByText('Space')).toBeVisible()
  })

  it.each(['solid', 'outline', 'soft', 'subtle'] as const)(
    'is at least as wide as it is high (%s)',
    async (variant) => {
      for (const size of ['sm', 'md', 'lg'] as const) {
        const screen = await render(<Kbd value="i" variant={variant} size={size} />)
        const { width, height } = findPart('kbd')!.getBoundingClientRect()
        expect(width).toBeGreaterThanOrEqual(height)
        await screen.unmount()
      }
    },
  )

  it('renders a blank for platform keys on the server and hydrates without a warning', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<Kbd value="meta" />)
    expect(container.textContent).toBe('\u00a0')

    const complaint = vi.spyOn(console, 'error')
    const root = hydrateRoot(container, <Kbd value="meta" />)
    await expect.poll(() => container.textContent).toBe('Ctrl')
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    root.unmount()
    container.remove()
  })
})
