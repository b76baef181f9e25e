import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { changelogVersionTheme } from '../theme/changelog-version.ts'
import { App } from './App.tsx'
import { ChangelogVersion, type ChangelogVersionProps } from './ChangelogVersion.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const version: ChangelogVersionProps = {
  title: 'Version 3.1',
  description: 'Pages for prices and releases.',
  date: '2026-11-15',
  badge: 'Latest',
  image: pixel,
  authors: [{ name: 'Web Team', avatar: { alt: 'Web Team' } }],
  to: '#3.1',
  body: 'Six new components.',
  actions: <button type="button">Share</button>,
}

describeComponent('ChangelogVersion', <ChangelogVersion {...version} />, {
  slot: 'changelog-version',
  theme: changelogVersionTheme,
})

const box = (slot: string) => findPart(slot)!.getBoundingClientRect()
const middle = (slot: string) => box(slot).top + box(slot).height / 2

afterEach(() => page.viewport(1280, 800))

describe('ChangelogVersion', () => {
  it('is an article whose heading links to it', async () => {
    await render(<ChangelogVersion {...version} target="_blank" />)
    await expect.element(page.getByRole('article')).toBeVisible()
    const heading = page.getByRole('heading', { level: 2, name: 'Version 3.1' })
    const link = heading.getByRole('link')
    await expect.element(link).toHaveAttribute('href', '#3.1')
    await expect.element(link).toHaveAttribute('target', '_blank')
  })

  it('renders only the parts that are given', async () => {
    await render(<ChangelogVersion title="Version 3.1" indicator={false} />)
    expect([...findPart('changelog-version')!.children].map((part) => part.getAttribute('data-slot'))).toEqual([
      'container',
    ])
    expect([...findPart('container')!.children].map((part) => part.getAttribute('data-slot'))).toEqual(['header'])
    expect(findPart('header')!.children).toHaveLength(1)
  })

  it('formats the date in the language of the application, as the same day in every time zone', async () => {
    const german = defineLocale({ name: 'Deutsch', code: 'de', messages: {} })
    const time = () => document.querySelector('time')!
    const screen = await render(<ChangelogVersion date="2026-11-15" />)
    expect([time().textContent, time().dateTime]).toEqual(['Nov 15, 2026', '2026-11-15'])
    await screen.rerender(<ChangelogVersion date={new Date('2026-11-15T23:30:00Z')} />)
    expect([time().textContent, time().dateTime]).toEqual(['Nov 15, 2026', '2026-11-15'])
    await screen.rerender(
      <App locale={german}>
        <ChangelogVersion date="2026-11-15" />
      </App>,
    )
    expect(time().textContent).toBe('15.11.2026')
  })

  it('shows a text that is not a date unchanged, and warns about an invalid date', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    forgetWarnings()
    const screen = await render(<ChangelogVersion date="Autumn 2026" />)
    expect(findPart('date')!.textContent).toBe('Autumn 2026')
    expect(document.querySelector('time')).toBeNull()
    expect(warning).not.toHaveBeenCalled()
    await screen.rerender(<ChangelogVersion date="2026-13-45" />)
    expect(findPart('date')!.textContent).toBe('2026-13-45')
    expect(warning.mock.calls.flat().join()).toContain('ChangelogVersion: "2026-13-45" is not a valid date')
    warning.mockRestore()
  })

  it('shows the date in a separate column beside a dot on wide screens, aligned with the text', async () => {
    await page.viewport(1280, 800)
    const screen = await render(<ChangelogVersion {...version} />)
    expect(box('date').right).toBeLessThan(box('dot').left)
    expect(box('dot').right).toBeLessThan(box('title').left)
    expect(middle('date')).toBeCloseTo(middle('badge'), 0)
    expect(middle('dot')).toBeCloseTo(middle('badge'), 0)

    await screen.rerender(<ChangelogVersion {...version} badge={undefined} />)
    expect(middle('date')).toBeCloseTo(middle('title'), 0)
    expect(middle('dot')).toBeCloseTo(middle('title'), 0)
    expect(box('title').top).toBeCloseTo(box('changelog-version').top, 0)

    await screen.rerender(
      <div dir="rtl">
        <ChangelogVersion {...version} />
      </div>,
    )
    expect(box('date').left).toBeGreaterThan(box('dot').right)
    expect(box('dot').left).toBeGreaterThan(box('title').right)
  })

  it('truncates the names of authors in a narrow container', async () => {
    await page.viewport(360, 800)
    await render(
      <div style={{ width: 100 }}>
        <ChangelogVersion {...version} authors={[{ name: 'International Web Team' }]} />
      </div>,
    )
    expect(box('authors').width).toBe(100)
    await page.viewport(1280, 800)
  })

  it('shows the date above the title and no dot on narrow screens', async () => {
    await page.viewport(360, 800)
    const screen = await render(<ChangelogVersion {...version} />)
    expect(box('date').bottom).toBeLessThan(box('title').top)
    await expect.element(page.elementLocator(findPart('indicator')!)).not.toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)

    await page.viewport(1280, 800)
    await screen.rerender(<ChangelogVersion {...version} indicator={false} />)
    expect(findPart('indicator')).toBeNull()
    expect(box('date').bottom).toBeLessThan(box('title').top)
    expect(box('title').left).toBe(box('changelog-version').left)
  })

  it('accepts attributes for the image, which is decorative without alternative text', async () => {
    const screen = await render(<ChangelogVersion image={pixel} />)
    const image = () => document.querySelector('img')!
    expect([image().alt, image().getAttribute('loading')]).toEqual(['', 'lazy'])
    await screen.rerender(<ChangelogVersion image={{ src: pixel, alt: 'The new pages', className: 'mine' }} />)
    expect(image().alt).toBe('The new pages')
    expect(image()).toHaveClass('mine', 'fr-changelog-version-image')
  })

  it('renders slots instead of its parts', async () => {
    const screen = await render(
      <ChangelogVersion
        {...version}
        renderIndicator={({ ui }) => <i className={ui.dot}>A</i>}
        renderDate="B"
        renderBadge={({ ui }) => <i className={ui.badge}>C</i>}
        renderTitle="D"
        renderDescription="E"
        renderImage="F"
        renderAuthors="G"
        actions="H"
        body="-"
      />,
    )
    expect(findPart('changelog-version')!.textContent).toBe('ABCDEF-GH')
    await screen.rerender(
      <ChangelogVersion indicator={false} header="A" footer="C">
        {'B'}
      </ChangelogVersion>,
    )
    expect(findPart('changelog-version')!.textContent).toBe('ABC')
  })
})
