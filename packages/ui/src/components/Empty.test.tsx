import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { createTheme } from '../theme/create-theme.ts'
import { emptyTheme } from '../theme/empty.ts'
import { App } from './App.tsx'
import { Empty } from './Empty.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }
const spin = { name: 'test:spin', body: '<path d="M21 12"/>' }
const variants = ['solid', 'outline', 'soft', 'subtle', 'naked'] as const
const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

describeComponent(
  'Empty',
  <Empty icon={star} title="No files" description="Upload one." actions={[{ label: 'Upload' }]} footer="Up to 5 MB" />,
  { slot: 'empty', theme: emptyTheme },
)
describeComponent(
  'All looks of Empty',
  <div data-slot="all">
    {variants.map((variant) => (
      <Empty
        key={variant}
        variant={variant}
        icon={star}
        title={variant}
        description="Upload one."
        footer="Up to 5 MB"
      />
    ))}
    <Empty avatar={{ text: 'AB' }} title="A picture" />
  </div>,
  { slot: 'all' },
)

const parts = (slot = 'empty') => [...findPart(slot)!.children].map((part) => part.getAttribute('data-slot'))
const button = (name: string) => page.getByRole('button', { name })

describe('Empty', () => {
  it('renders only the parts that are given', async () => {
    const screen = await render(<Empty title="No files" />)
    expect(parts()).toEqual(['header'])
    expect(parts('header')).toEqual(['title'])
    await screen.rerender(<Empty icon={star} description="Upload one." actions={[]} />)
    expect(parts()).toEqual(['header'])
    expect(parts('header')).toEqual(['avatar', 'description'])
    await screen.rerender(<Empty actions={[{ label: 'Upload' }]} footer="Up to 5 MB" />)
    expect(parts()).toEqual(['body', 'footer'])
    expect(parts('body')).toEqual(['actions'])
    await screen.rerender(<Empty />)
    expect(parts()).toEqual([])
  })

  it('shows an icon or an avatar, and the icon if both are given', async () => {
    const screen = await render(<Empty icon={star} avatar={{ text: 'AB' }} title="No files" />)
    expect(findPart('avatar')!.innerHTML).toContain('M12 2')
    await screen.rerender(<Empty avatar={{ text: 'AB', className: 'mine' }} title="No files" />)
    expect(findPart('avatar')!.textContent).toBe('AB')
    expect(findPart('avatar')!.classList).toContain('mine')
  })

  it('shows a loading icon instead of the icon', async () => {
    const screen = await render(<Empty loading loadingIcon={spin} icon={star} title="Looking for files" />)
    expect(findPart('avatar')!.innerHTML).toContain('M21 12')
    expect(findPart('avatar')!.innerHTML).not.toContain('M12 2')
    expect(getComputedStyle(findPart('icon')!).animationName).toBe('spin')
    expect(findPart('empty')!.getAttribute('aria-busy')).toBe('true')

    await screen.rerender(<Empty icon={star} title="No files" />)
    expect(findPart('avatar')!.innerHTML).toContain('M12 2')
    expect(getComputedStyle(findPart('icon')!).animationName).toBe('none')
    expect(findPart('empty')!.hasAttribute('aria-busy')).toBe(false)
  })

  it('shows the loading icon of the theme instead of an avatar, or without an icon', async () => {
    await render(
      <App theme={createTheme({ icons: { loading: spin } })}>
        <Empty loading avatar={{ text: 'AB' }} title="Looking" />
      </App>,
    )
    expect(findPart('avatar')!.innerHTML).toContain('M21 12')
    expect(findPart('avatar')!.textContent).toBe('')
  })

  it('has buttons of its size, which accept other props', async () => {
    const press = vi.fn()
    const actions = [
      { label: 'Upload', onClick: press },
      { label: 'Learn more', size: 'xs', color: 'neutral', variant: 'link' },
    ] as const
    await render(<Empty size="lg" title="No files" actions={actions} />)
    await expect.element(button('Upload')).toHaveClass('fr-button-lg')
    await expect.element(button('Learn more')).toHaveClass('fr-button-xs', 'fr-button-link')
    await userEvent.click(button('Upload'))
    expect(press).toHaveBeenCalledOnce()
  })

  it('scales with its size', async () => {
    const heights: number[] = []
    for (const size of sizes) {
      const screen = await render(
        <Empty size={size} icon={star} title="No files" description="Upload one." actions={[{ label: 'Upload' }]} />,
      )
      heights.push(findPart('empty')!.getBoundingClientRect().height)
      await screen.unmount()
    }
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(new Set(heights).size).toBe(sizes.length)
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <Empty
        icon={star}
        title="No files"
        description="Upload one."
        actions={[{ label: 'Upload' }]}
        leading={({ ui }) => <i className={ui.avatar}>?</i>}
        renderTitle={<h2>Nothing here</h2>}
        renderDescription={<a href="/help">Why?</a>}
        renderActions={<button>Bring some</button>}
      />,
    )
    expect(document.querySelector('i')!.className).toContain('fr-empty-avatar')
    expect(findPart('title')!.contains(page.getByRole('heading', { name: 'Nothing here' }).element())).toBe(true)
    expect(findPart('description')!.contains(page.getByRole('link', { name: 'Why?' }).element())).toBe(true)
    expect(findPart('actions')!.contains(button('Bring some').element())).toBe(true)
    await expect.element(button('Upload')).not.toBeInTheDocument()

    await screen.rerender(
      <Empty title="No files" actions={[{ label: 'Upload' }]} header={<b>Own header</b>} body={<i>Own body</i>} />,
    )
    expect(findPart('header')!.innerHTML).toBe('<b>Own header</b>')
    expect(findPart('body')!.innerHTML).toBe('<i>Own body</i>')
  })

  it('stays inside a narrow container', async () => {
    await render(
      <div style={{ width: 200 }}>
        <Empty icon={star} title={'long'.repeat(20)} description={'word'.repeat(20)} actions={[{ label: 'Upload' }]} />
      </div>,
    )
    expect(findPart('empty')!.scrollWidth).toBeLessThanOrEqual(200)
  })
})
