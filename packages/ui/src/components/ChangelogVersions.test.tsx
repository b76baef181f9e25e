import { createRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { changelogVersionsTheme } from '../theme/changelog-versions.ts'
import { ChangelogVersion } from './ChangelogVersion.tsx'
import { ChangelogVersions } from './ChangelogVersions.tsx'

const versions = [
  { title: 'Version 3.1', date: '2026-11-15', body: <div style={{ height: 900 }}>Six new components.</div> },
  { title: 'Version 3.0', date: '2026-10-01', body: <div style={{ height: 900 }}>All of it.</div> },
]

describeComponent('ChangelogVersions', <ChangelogVersions versions={versions} />, {
  slot: 'changelog-versions',
  theme: changelogVersionsTheme,
})

afterEach(() => {
  scrollTo(0, 0)
  return page.viewport(1280, 800)
})

/** The filled fraction of the line, from 0 to 1. */
function filled(): number {
  const line = findPart('indicator')!.getBoundingClientRect()
  return (findPart('beam')!.getBoundingClientRect().bottom - line.top) / line.height
}

describe('ChangelogVersions', () => {
  it('shows every version as an article', async () => {
    await render(
      <ChangelogVersions versions={versions}>
        <ChangelogVersion title="Version 2.9" />
      </ChangelogVersions>,
    )
    const titles = page.getByRole('article').getByRole('heading', { level: 2 }).elements()
    expect(titles.map((title) => title.textContent)).toEqual(['Version 3.1', 'Version 3.0', 'Version 2.9'])
  })

  it('fills the line smoothly while the page scrolls', async () => {
    await page.viewport(1280, 800)
    await render(<ChangelogVersions versions={versions} />)
    expect(filled()).toBeCloseTo(0, 1)
    scrollTo(0, 1e6)
    await expect.poll(filled).toBeGreaterThan(0.05)
    await expect.poll(filled).toBeCloseTo(1, 1)
    scrollTo(0, 0)
    await expect.poll(filled).toBeCloseTo(0, 1)
  })

  it('fills the line without animation with reduced motion', async () => {
    await page.viewport(1280, 800)
    await render(<ChangelogVersions versions={versions} indicatorMotion={false} />)
    const steps: number[] = []
    const watcher = new MutationObserver(() => steps.push(filled()))
    watcher.observe(findPart('beam')!, { attributes: true })
    scrollTo({ top: 1e6, behavior: 'instant' })
    await expect.poll(filled).toBeCloseTo(1, 2)
    watcher.disconnect()
    expect(steps.every((step) => step > 0.9)).toBe(true)
  })

  it('follows the scroll position of an element around it', async () => {
    await page.viewport(1280, 800)
    const container = createRef<HTMLDivElement>()
    await render(
      <div ref={container} style={{ height: 400, overflow: 'auto' }}>
        <ChangelogVersions versions={versions} indicator={{ container }} indicatorMotion={{ stiffness: 400 }} />
      </div>,
    )
    expect(filled()).toBeCloseTo(0, 1)
    container.current!.scrollTop = 1e6
    await expect.poll(filled).toBeCloseTo(1, 1)
  })

  it('places the line behind the dots in both text directions', async () => {
    await page.viewport(1280, 800)
    const middle = (slot: string) => {
      const { left, width } = findPart(slot)!.getBoundingClientRect()
      return left + width / 2
    }
    const dot = () => middle('dot')
    const line = () => findPart('changelog-versions')!.querySelector(':scope > [data-slot=indicator]')!
    const screen = await render(<ChangelogVersions versions={versions} />)
    expect(Math.abs(line().getBoundingClientRect().left - dot())).toBeLessThanOrEqual(1)
    await screen.rerender(
      <div dir="rtl">
        <ChangelogVersions versions={versions} />
      </div>,
    )
    expect(Math.abs(line().getBoundingClientRect().right - dot())).toBeLessThanOrEqual(1)
  })

  it('has neither line nor dots if the indicator is turned off', async () => {
    await render(<ChangelogVersions versions={versions} indicator={false} />)
    expect(findPart('beam')).toBeNull()
    expect(findPart('dot')).toBeNull()
  })

  it('passes the version with all its fields to its slots', async () => {
    const own = [
      { title: '3.1', changes: 6 },
      { title: '3.0', changes: 80 },
    ]
    await render(
      <ChangelogVersions
        versions={own}
        indicator={false}
        renderTitle={({ version, index }) => `${index}:${version.title}`}
        body={({ version }) => `${version.changes} changes`}
        actions="Share"
      />,
    )
    const texts = page
      .getByRole('article')
      .elements()
      .map((article) => article.textContent)
    expect(texts).toEqual(['0:3.16 changesShare', '1:3.080 changesShare'])
  })
})
