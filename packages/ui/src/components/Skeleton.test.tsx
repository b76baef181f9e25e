import { describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { skeletonTheme } from '../theme/skeleton.ts'
import { App } from './App.tsx'
import { Skeleton } from './Skeleton.tsx'

describeComponent('Skeleton', <Skeleton className="line" />, { slot: 'skeleton', theme: skeletonTheme })
describeComponent(
  'Skeleton around others',
  <Skeleton>
    <Skeleton />
    <Skeleton />
  </Skeleton>,
  { slot: 'skeleton', theme: skeletonTheme },
)

const statuses = () => page.getByRole('status')
const animation = () => getComputedStyle(findPart('skeleton')!).animationName

describe('Skeleton', () => {
  it('announces that content is loading', async () => {
    await render(<Skeleton />)
    const skeleton = page.getByRole('status', { name: 'Loading' })
    await expect.element(skeleton).toBeInTheDocument()
    await expect.element(skeleton).toHaveAttribute('aria-busy', 'true')
  })

  it('announces loading once for nested skeletons', async () => {
    await render(
      <Skeleton aria-label="Loading the report">
        <Skeleton />
        <div>
          <Skeleton />
          <Skeleton>
            <Skeleton />
          </Skeleton>
        </div>
      </Skeleton>,
    )
    expect(document.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(5)
    expect(statuses().elements()).toEqual([findPart('skeleton')])
    await expect.element(statuses()).toHaveAttribute('aria-label', 'Loading the report')
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(1)
  })

  it('is not an assertive live region', async () => {
    await render(
      <>
        <Skeleton />
        <Skeleton />
      </>,
    )
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('uses the language of the application', async () => {
    const german = defineLocale({ name: 'Deutsch', code: 'de', messages: { skeleton: { label: 'Wird geladen' } } })
    await render(
      <App locale={german}>
        <Skeleton />
      </App>,
    )
    await expect.element(page.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument()
  })

  it('can be hidden from screen readers', async () => {
    await render(<Skeleton aria-hidden role={undefined} />)
    expect(statuses().elements()).toEqual([])
  })

  it('has styles, but not around nested skeletons', async () => {
    const screen = await render(<Skeleton />)
    expect(getComputedStyle(findPart('skeleton')!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    expect(animation()).toBe('pulse')
    await screen.rerender(<Skeleton>Wait</Skeleton>)
    expect(getComputedStyle(findPart('skeleton')!).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(animation()).toBe('none')
  })

  it('does not animate with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    try {
      await render(<Skeleton />)
      expect(animation()).toBe('none')
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })

  it('has an outline in forced colors mode', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] })
    try {
      await render(<Skeleton />)
      await expect.poll(() => getComputedStyle(findPart('skeleton')!).borderTopWidth).toBe('1px')
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })

  it('renders another element, such as a span in a line of text', async () => {
    await render(<Skeleton render={<span />} />)
    expect(findPart('skeleton')!.tagName).toBe('SPAN')
  })
})
