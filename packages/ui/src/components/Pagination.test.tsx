import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { paginationTheme } from '../theme/pagination.ts'
import { Pagination } from './Pagination.tsx'

describeComponent('Pagination', <Pagination total={200} defaultPage={5} showEdges />, {
  slot: 'pagination',
  theme: paginationTheme,
})
describeComponent('Pagination of links', <Pagination total={50} to={(target) => `/page/${target}`} />, {
  slot: 'pagination',
  theme: paginationTheme,
  hiddenParts: ['ellipsis'],
})

const pages = () =>
  [...document.querySelectorAll('[data-slot="list"] > :not([aria-label$=" page"])')].map(
    (part) => part.textContent || '…',
  )
const current = () => document.querySelector('[aria-current="page"]')?.textContent
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(forgetWarnings)

describe('Pagination', () => {
  it('is a navigation whose buttons are named after their target', async () => {
    await render(<Pagination total={30} />)
    await expect.element(page.getByRole('navigation', { name: 'Pagination' })).toBeVisible()
    await expect.element(button('Page 1')).toHaveAttribute('aria-current', 'page')
    await expect.element(button('Next page')).toBeEnabled()
    await expect.element(button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('First page')).toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps its own page and moves to neighbors and to both ends', async () => {
    const change = vi.fn()
    await render(<Pagination total={100} defaultPage={4} onPageChange={change} />)
    await userEvent.click(button('Next page'))
    expect(current()).toBe('5')
    await userEvent.click(button('Page 7'))
    await userEvent.click(button('Previous page'))
    expect(current()).toBe('6')
    await userEvent.click(button('Last page'))
    expect(current()).toBe('10')
    await expect.element(button('Next page')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('First page'))
    expect(change.mock.calls.flat()).toEqual([5, 7, 6, 10, 1])
  })

  it('follows a controlled value', async () => {
    const change = vi.fn()
    const screen = await render(<Pagination total={100} page={2} onPageChange={change} />)
    await userEvent.click(button('Page 3'))
    expect(change).toHaveBeenCalledWith(3)
    expect(current()).toBe('2')
    await screen.rerender(<Pagination total={100} page={3} onPageChange={change} />)
    expect(current()).toBe('3')
  })

  it('works by keyboard and ignores presses on the current page', async () => {
    const change = vi.fn()
    await render(<Pagination total={30} onPageChange={change} />)
    await userEvent.tab()
    await expect.element(button('Page 1')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(change).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledWith(2)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(change).toHaveBeenCalledWith(3)
  })

  it('omits pages far from the current one', async () => {
    const screen = await render(<Pagination total={200} page={10} siblingCount={1} />)
    expect(pages()).toEqual(['…', '9', '10', '11', '…'])
    await screen.rerender(<Pagination total={200} page={10} siblingCount={1} showEdges />)
    expect(pages()).toEqual(['1', '…', '9', '10', '11', '…', '20'])
    await screen.rerender(<Pagination total={200} page={10} siblingCount={0} showControls={false} />)
    expect(pages()).toEqual(['…', '10', '…'])
    expect(findPart('prev')).toBeNull()
  })

  it('renders links with the to prop', async () => {
    await render(
      <Pagination total={30} page={3} to={(target) => (target === 2 ? undefined : `/list?page=${target}`)} />,
    )
    await expect.element(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/list?page=1')
    await expect.element(button('Page 2')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['buttons', undefined],
    ['links', (target: number) => `#page-${target}`],
  ])('keeps the focus on pressed %s, also on the last page', async (_, to) => {
    const change = vi.fn()
    await render(<Pagination total={30} to={to} onPageChange={change} />)
    const role = to ? 'link' : 'button'
    const next = page.getByRole(role, { name: 'Next page' })
    next.element().focus()
    for (const expected of ['2', '3', '3']) {
      await userEvent.keyboard('{Enter}')
      await expect.poll(current).toBe(expected)
      await nextFrames()
      await expect.element(next).toHaveFocus()
    }
    expect(change.mock.calls.flat()).toEqual([2, 3])
    const second = page.getByRole(role, { name: 'Page 2' })
    second.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(current).toBe('2')
    await nextFrames()
    await expect.element(second).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect.element(page.getByRole(role, { name: 'Page 1' })).toHaveFocus()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('cannot be used while it is disabled', async () => {
    await render(<Pagination total={30} disabled />)
    for (const element of page.getByRole('button').elements()) expect(element).toBeDisabled()
  })

  it('shows the current page in its own color and variant', async () => {
    await render(<Pagination total={30} activeColor="success" activeVariant="soft" size="lg" />)
    await expect.element(button('Page 1')).toHaveClass('fr--success', 'fr-button-soft')
    await expect.element(button('Page 2')).toHaveClass('fr--neutral', 'fr-button-outline')
    expect(button('Page 1').element().getBoundingClientRect().height).toBe(36)
  })

  it('replaces every part with content of the caller', async () => {
    await render(
      <Pagination
        total={200}
        page={10}
        siblingCount={1}
        prev={<button>Back</button>}
        ellipsis={({ ui }) => <i className={ui.ellipsis}>gap</i>}
        item={({ value, page: at, pageCount, index }) => (
          <b>{`${value}/${pageCount}@${index}${value === at ? '!' : ''}`}</b>
        )}
      />,
    )
    expect(pages()).toEqual(['Back', 'gap', '9/20@1', '10/20@2!', '11/20@3', 'gap'])
  })

  it('mirrors its arrows in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <Pagination total={30} />
      </div>,
    )
    const left = (slot: string) => findPart(slot)!.getBoundingClientRect().left
    expect(left('first')).toBeGreaterThan(left('last'))
    expect(getComputedStyle(findPart('next')!.querySelector('svg')!).rotate).toBe('180deg')
  })

  it('shows one page for an empty list and for invalid numbers', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const screen = await render(<Pagination />)
    expect(pages()).toEqual(['1'])
    await screen.rerender(<Pagination total={30} page={99} />)
    expect(current()).toBe('3')
    await screen.rerender(<Pagination total={30} page={Number.NaN} />)
    expect(current()).toBe('1')
    expect(warning).not.toHaveBeenCalled()
    await screen.rerender(<Pagination total={30} itemsPerPage={0} />)
    expect(pages()).toEqual(['1'])
    expect(warning.mock.calls.flat().join()).toContain('itemsPerPage')
    warning.mockRestore()
  })
})
