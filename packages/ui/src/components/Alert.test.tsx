import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { alertTheme } from '../theme/alert.ts'
import { colorNames } from '../theme/color-names.ts'
import { createTheme } from '../theme/create-theme.ts'
import { Alert } from './Alert.tsx'
import { App } from './App.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const cross = { name: 'test:cross', body: '<path d="M18 6"/>' }
const variants = ['solid', 'outline', 'soft', 'subtle'] as const

describeComponent(
  'Alert',
  <Alert title="Saved" description="All is well." icon={star} actions={[{ label: 'Show' }]} close />,
  { slot: 'alert', theme: alertTheme, hiddenParts: ['avatar'] },
)
describeComponent(
  'Alert with a picture',
  <Alert title="Saved" avatar={{ alt: 'Web Team' }} orientation="horizontal" />,
  {
    slot: 'alert',
    theme: alertTheme,
    hiddenParts: ['icon', 'description', 'actions', 'close'],
  },
)
describeComponent(
  'All looks of Alert',
  <div data-slot="all">
    {colorNames.flatMap((color) =>
      variants.map((variant) => (
        <Alert
          key={`${color}-${variant}`}
          color={color}
          variant={variant}
          title={color}
          description={variant}
          actions={[{ label: 'Show' }]}
          close
        />
      )),
    )}
  </div>,
  { slot: 'all' },
)

const button = (name: string) => page.getByRole('button', { name })
const parts = (slot: string) => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))
const box = (slot: string) => findPart(slot)!.getBoundingClientRect()

describe('Alert', () => {
  it('renders only the parts that are given', async () => {
    const screen = await render(<Alert title="Saved" />)
    expect(parts('alert')).toEqual(['wrapper'])
    expect(parts('wrapper')).toEqual(['title'])
    await screen.rerender(<Alert description="All is well." icon={star} actions={[]} />)
    expect(parts('alert')).toEqual(['icon', 'wrapper'])
    expect(parts('wrapper')).toEqual(['description'])
    await screen.rerender(<Alert title="Saved" actions={[{ label: 'Show' }]} close />)
    expect(parts('alert')).toEqual(['wrapper', 'close'])
    expect(parts('wrapper')).toEqual(['title', 'actions'])
  })

  it('shows the icon if both an icon and an avatar are given', async () => {
    const screen = await render(<Alert title="Saved" icon={star} avatar={{ alt: 'Web Team' }} />)
    expect(parts('alert')).toEqual(['icon', 'wrapper'])
    await screen.rerender(<Alert title="Saved" avatar={{ alt: 'Web Team' }} />)
    expect(parts('alert')).toEqual(['avatar', 'wrapper'])
  })

  it('calls onOpenChange on close, and stays until the caller removes it', async () => {
    const change = vi.fn()
    await render(<Alert title="Saved" close onOpenChange={change} />)
    await userEvent.click(button('Close'))
    expect(change).toHaveBeenCalledExactlyOnceWith(false)
    await expect.element(page.getByText('Saved')).toBeVisible()
  })

  it('closes with Enter and Space', async () => {
    const change = vi.fn()
    await render(<Alert title="Saved" close onOpenChange={change} />)
    await userEvent.tab()
    await expect.element(button('Close')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(change).toHaveBeenCalledTimes(2)
  })

  it('disappears when the caller sets open to false', async () => {
    function Owner() {
      const [open, setOpen] = useState(true)
      return open && <Alert title="Saved" close onOpenChange={setOpen} />
    }
    await render(<Owner />)
    await userEvent.click(button('Close'))
    await expect.element(page.getByText('Saved')).not.toBeInTheDocument()
  })

  it('passes props to the close button, whose handler can prevent closing', async () => {
    const change = vi.fn()
    const press = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    await render(
      <Alert
        title="Saved"
        close={{ 'aria-label': 'Dismiss', className: 'mine', onClick: press }}
        closeIcon={cross}
        onOpenChange={change}
      />,
    )
    await expect.element(button('Dismiss')).toHaveClass('mine', 'fr-alert-close')
    expect(findPart('close')!.innerHTML).toContain('M18 6')
    await userEvent.click(button('Dismiss'))
    expect(press).toHaveBeenCalledOnce()
    expect(change).not.toHaveBeenCalled()
  })

  it('uses the label and icon of the close button from the application', async () => {
    const german = defineLocale({ name: 'Deutsch', code: 'de', messages: { alert: { close: 'Schließen' } } })
    await render(
      <App locale={german} theme={createTheme({ icons: { close: cross } })}>
        <Alert title="Gespeichert" close />
      </App>,
    )
    await expect.element(button('Schließen')).toBeVisible()
    expect(findPart('close')!.innerHTML).toContain('M18 6')
  })

  it('has small buttons with enough contrast, which accept other props', async () => {
    const press = vi.fn()
    const screen = await render(<Alert title="Saved" color="error" actions={[{ label: 'Undo', onClick: press }]} />)
    await expect.element(button('Undo')).toHaveClass('fr-button-xs', 'fr-button-outline', 'fr--neutral')
    await userEvent.click(button('Undo'))
    expect(press).toHaveBeenCalledOnce()
    await screen.rerender(<Alert title="Saved" color="error" variant="soft" actions={[{ label: 'Undo' }]} />)
    await expect.element(button('Undo')).toHaveClass('fr--error')
    await screen.rerender(
      <Alert title="Saved" actions={[{ label: 'Undo', size: 'md', color: 'info', variant: 'solid' }]} />,
    )
    await expect.element(button('Undo')).toHaveClass('fr-button-md', 'fr--info', 'fr-button-solid')
  })

  it('places its actions below or beside the text', async () => {
    const actions = [{ label: 'Undo' }]
    const screen = await render(<Alert title="Saved" description="All is well." actions={actions} close />)
    expect(box('actions').top).toBeGreaterThan(box('description').bottom)
    await screen.rerender(
      <Alert title="Saved" description="All is well." actions={actions} orientation="horizontal" close />,
    )
    expect(box('actions').left).toBeGreaterThanOrEqual(box('description').right)
    expect(box('actions').right).toBeLessThan(box('close').left)
    const middle = (slot: string) => box(slot).top + box(slot).height / 2
    expect(middle('actions')).toBeCloseTo(middle('wrapper'), 0)
  })

  it('places actions below the text in a small viewport', async () => {
    await page.viewport(360, 600)
    await render(
      <Alert title="Saved" description="All is well." actions={[{ label: 'Undo' }]} orientation="horizontal" />,
    )
    await expect.poll(() => box('actions').top).toBeGreaterThan(box('description').bottom)
    await page.viewport(1280, 800)
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Alert title="Saved" icon={star} close />
      </div>,
    )
    expect(box('icon').left).toBeGreaterThan(box('title').right - 1)
    expect(box('close').right).toBeLessThan(box('title').left)
  })

  it('renders slots instead of its parts', async () => {
    await render(
      <Alert
        title="Saved"
        description="All is well."
        actions={[{ label: 'Undo' }]}
        leading={({ ui }) => <i className={ui.icon}>!</i>}
        renderTitle={<h3>Stored</h3>}
        renderDescription={<a href="/backup">See the backup</a>}
        renderActions={<button>Restore</button>}
        renderClose={({ ui }) => <button className={ui.close}>Hide</button>}
      />,
    )
    expect(document.querySelector('i')!.className).toBe('fr-alert-icon')
    expect(findPart('title')!.contains(page.getByRole('heading', { name: 'Stored' }).element())).toBe(true)
    expect(findPart('description')!.contains(page.getByRole('link', { name: 'See the backup' }).element())).toBe(true)
    expect(findPart('actions')!.contains(button('Restore').element())).toBe(true)
    await expect.element(button('Undo')).not.toBeInTheDocument()
    await expect.element(button('Hide')).toHaveClass('fr-alert-close')
  })

  it('has no role by default', async () => {
    const screen = await render(<Alert title="Saved" />)
    expect(page.getByRole('alert').elements()).toEqual([])
    await screen.rerender(<Alert title="Saved" role="alert" />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Saved')
  })

  it('wraps long words', async () => {
    await render(
      <div style={{ width: 240 }}>
        <Alert title={'long'.repeat(30)} description={'word'.repeat(30)} icon={star} close />
      </div>,
    )
    expect(findPart('alert')!.scrollWidth).toBeLessThanOrEqual(240)
    expect(box('close').width).toBe(24)
  })
})
