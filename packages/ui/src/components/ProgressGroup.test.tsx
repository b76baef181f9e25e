import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { FrondContext } from '../system/frond-context.ts'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { progressGroupTheme } from '../theme/progress-group.ts'
import { ProgressGroup } from './ProgressGroup.tsx'

const star = { name: 'test:star', body: '<path d="M12 2"/>' }

const items = [
  { label: 'Pictures', value: 40 },
  { label: 'Films', value: 25, color: 'info' },
  { label: 'Letters', value: 10, color: 'warning', icon: star },
]

describeComponent('ProgressGroup', <ProgressGroup aria-label="Storage" items={items} status />, {
  slot: 'progress-group',
  theme: progressGroupTheme,
})
describeComponent(
  'ProgressGroup that stands upright',
  <ProgressGroup aria-label="Storage" items={items} orientation="vertical" />,
  { slot: 'progress-group', theme: progressGroupTheme, hiddenParts: ['status'] },
)

const bar = () => page.getByRole('progressbar')
const all = (slot: string) => [...document.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)]
const texts = (slot: string) => all(slot).map((part) => part.textContent)
const fillOf = (index: number) => getComputedStyle(all('indicator')[index]!).fill

/** The fractions of the bar that its segments cover, without the gaps between them. */
async function shares(side: 'width' | 'height' = 'width'): Promise<number[]> {
  await settle()
  const track = findPart('base')!.getBoundingClientRect()[side]
  return all('segment').map((segment) => Math.round((segment.getBoundingClientRect()[side] / track) * 100))
}

describe('ProgressGroup', () => {
  withoutMotion()

  it('truncates the labels of a vertical group in a narrow container', async () => {
    await render(
      <div style={{ width: 80, height: 100 }}>
        <ProgressGroup items={items} orientation="vertical" />
      </div>,
    )
    expect(findPart('progress-group')!.scrollWidth).toBeLessThanOrEqual(80)
  })

  it('shows a segment for each item, proportional to its value', async () => {
    await render(
      <div style={{ width: 1000 }}>
        <ProgressGroup items={items} />
      </div>,
    )
    expect(await shares()).toEqual([40, 25, 10])
  })

  it('has segments of the right length before hydration', async () => {
    for (const orientation of ['horizontal', 'vertical'] as const) {
      const html = renderToString(<ProgressGroup items={items} orientation={orientation} status />)
      expect(html).not.toContain('style=')
      await render(<div style={{ width: 1000, height: 1000 }} dangerouslySetInnerHTML={{ __html: html }} />)
      expect(await shares(orientation === 'vertical' ? 'height' : 'width')).toEqual([40, 25, 10])
      await cleanup()
    }
  })

  it('scales segments by its maximum', async () => {
    await render(
      <div style={{ width: 1000 }}>
        <ProgressGroup items={[{ value: 3 }, { value: 6 }]} max={12} status />
      </div>,
    )
    expect(await shares()).toEqual([25, 50])
    expect(texts('status')).toEqual(['75%'])
    await expect.element(bar()).toHaveAttribute('aria-valuemax', '12')
    await expect.element(bar()).toHaveAttribute('aria-valuenow', '9')
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '75%')
  })

  it('fills the bar without overflow if the values add up to the maximum', async () => {
    await render(
      <div style={{ width: 300 }}>
        <ProgressGroup items={[{ value: 33.3 }, { value: 33.3 }, { value: 33.4 }]} />
      </div>,
    )
    await settle()
    const track = findPart('base')!.getBoundingClientRect()
    expect(all('segment').at(-1)!.getBoundingClientRect().right).toBeCloseTo(track.right, 0)
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '100%')
  })

  it('has no gap for an item with the value 0', async () => {
    await render(
      <ProgressGroup items={[{ value: 0, label: 'None' }, { value: 40, label: 'Some' }, { label: 'Unknown' }]} />,
    )
    expect(all('segment')).toHaveLength(1)
    expect(texts('item')).toEqual(['None0%', 'Some40%', 'Unknown0%'])
  })

  it('is one progress bar with an accessible name', async () => {
    await render(
      <>
        <h2 id="heading">Disk</h2>
        <ProgressGroup items={items} aria-label="Storage" />
        <ProgressGroup items={items} aria-labelledby="heading" />
        <ProgressGroup items={items} />
      </>,
    )
    for (const name of ['Storage', 'Disk', 'Progress'])
      await expect.element(page.getByRole('progressbar', { name })).toBeInTheDocument()
    expect(bar().elements()).toHaveLength(3)
    expect(findPart('progress-group')!.hasAttribute('aria-label')).toBe(false)
  })

  it('describes the segments in a list', async () => {
    await render(<ProgressGroup items={items} />)
    expect(
      page
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Pictures40%', 'Films25%', 'Letters10%'])
    expect(all('itemLeadingDot')).toHaveLength(2)
    expect(all('itemLeadingIcon')).toHaveLength(1)
  })

  it('has no list if no item has a label', async () => {
    const screen = await render(<ProgressGroup items={[{ value: 40 }, { value: 20, color: 'info' }]} />)
    expect(findPart('list')).toBeNull()
    for (const item of [
      { value: 1, icon: star },
      { value: 1, render: () => 'Own' },
      { value: 1, label: 'One' },
    ]) {
      await screen.rerender(<ProgressGroup items={[{ value: 40 }, item]} />)
      expect(findPart('list')!.children).toHaveLength(2)
    }
  })

  it('colors segments and dots with theme colors, CSS colors or custom colors', async () => {
    await render(
      <FrondContext value={{ components: {}, colors: ['brand'] }}>
        <ProgressGroup
          color="error"
          items={[
            { label: 'Own', value: 10 },
            { label: 'Theme', value: 10, color: 'info' },
            { label: 'CSS', value: 10, color: 'rgb(1, 2, 3)' },
            { label: 'Variable', value: 10, color: 'var(--ui-warning)' },
            { label: 'Extra', value: 10, color: 'brand' },
          ]}
        />
      </FrondContext>,
    )
    const dot = (index: number) => getComputedStyle(all('itemLeadingDot')[index]!).backgroundColor
    expect(all('segment')[1]!.classList).toContain('fr--info')
    expect(all('segment')[4]!.classList).toContain('fr--brand')
    expect(fillOf(2)).toBe('rgb(1, 2, 3)')
    for (const index of [0, 1, 2, 3]) expect(dot(index)).toBe(fillOf(index))
    expect(new Set([0, 1, 2, 3].map(fillOf)).size).toBe(4)
  })

  it('updates when color and value change', async () => {
    const screen = await render(
      <div style={{ width: 1000 }}>
        <ProgressGroup items={[{ value: 10, color: 'rgb(1, 2, 3)' }]} />
      </div>,
    )
    await screen.rerender(
      <div style={{ width: 1000 }}>
        <ProgressGroup items={[{ value: 60, color: 'info' }]} status />
      </div>,
    )
    expect(await shares()).toEqual([60])
    expect(fillOf(0)).not.toBe('rgb(1, 2, 3)')
    const text = document.createRange()
    text.selectNodeContents(findPart('status')!.firstChild!)
    expect(text.getBoundingClientRect().right - findPart('base')!.getBoundingClientRect().left).toBeCloseTo(600, 0)
  })

  it('can be vertical', async () => {
    await render(
      <div style={{ height: 200 }}>
        <ProgressGroup items={items} orientation="vertical" size="lg" />
      </div>,
    )
    expect(await shares('height')).toEqual([40, 25, 10])
    const track = findPart('base')!.getBoundingClientRect()
    expect(track).toMatchObject({ width: 12, height: 200 })
    expect(all('segment')[0]!.getBoundingClientRect().top).toBe(track.top)
    expect(findPart('list')!.getBoundingClientRect().left).toBeGreaterThan(track.right)
  })

  it('starts at the right in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <ProgressGroup items={items} />
      </div>,
    )
    await settle()
    const track = findPart('base')!.getBoundingClientRect()
    expect(all('segment')[0]!.getBoundingClientRect().right).toBe(track.right)
  })

  it.each([
    ['2xs', 1],
    ['xs', 2],
    ['sm', 4],
    ['md', 8],
    ['lg', 12],
    ['xl', 16],
    ['2xl', 20],
  ] as const)('in size %s is %i px thick', async (size, height) => {
    await render(<ProgressGroup items={items} size={size} />)
    expect(findPart('base')!.getBoundingClientRect().height).toBe(height)
  })

  it('passes the item with its type to its slots', async () => {
    const files = [
      { label: 'Pictures', value: 40, count: 120 },
      { label: 'Films', value: 25, count: 3 },
    ]
    const screen = await render(
      <ProgressGroup
        items={files}
        renderStatus={({ percent }) => `${percent} of 100`}
        itemLeading={({ index }) => <i>{index + 1}.</i>}
        itemLabel={({ item }) => item.label.toUpperCase()}
        itemTrailing={({ item, percent }) => `${item.count} files, ${percent}%`}
      />,
    )
    expect(texts('status')).toEqual(['65 of 100'])
    expect(texts('item')).toEqual(['1.PICTURES120 files, 40%', '2.FILMS3 files, 25%'])
    await screen.rerender(<ProgressGroup items={files} item={({ item }) => <b>{item.count}</b>} />)
    expect(all('item').map((item) => item.innerHTML)).toEqual(['<b>120</b>', '<b>3</b>'])
    await screen.rerender(
      <ProgressGroup
        items={[
          ...files,
          { label: 'Own', value: 5, count: 0, render: ({ percent }: { percent: number }) => `own ${percent}` },
        ]}
        item="same"
      />,
    )
    expect(texts('item')).toEqual(['same', 'same', 'own 5'])
  })

  it('adds the classes of an item to its parts only', async () => {
    await render(
      <ProgressGroup
        items={[
          { label: 'A', value: 10 },
          { label: 'B', value: 10, className: 'mine', ui: { segment: 'seg' } },
        ]}
      />,
    )
    expect(all('item').map((item) => item.classList.contains('mine'))).toEqual([false, true])
    expect(all('segment').map((segment) => segment.classList.contains('seg'))).toEqual([false, true])
  })

  it('renders no style attributes on the server', () => {
    const html = renderToString(<ProgressGroup items={[{ value: 10, color: '#123456', label: 'A' }]} status />)
    expect(html).not.toContain(' style=')
    expect(html).toContain('10%')
  })
})

describe('ProgressGroup with invalid values', () => {
  let warning: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warning.mockRestore())
  const messages = () => warning.mock.calls.flat().join('\n')

  it('clamps them and warns', async () => {
    await render(
      <ProgressGroup
        items={[
          { label: 'Below', value: -5 },
          { label: 'Above', value: 140 },
          { label: 'None', value: Number.NaN },
        ]}
      />,
    )
    expect(texts('itemTrailing')).toEqual(['0%', '100%', '0%'])
    expect(messages()).toContain('ProgressGroup: the value -5 is not between 0 and 100, so 0 is shown')
    expect(messages()).toContain('the value 140')
    expect(messages()).toContain('the value NaN')
  })

  it('scales the segments down if their sum exceeds the maximum', async () => {
    await render(
      <div style={{ width: 1000 }}>
        <ProgressGroup items={[{ value: 80 }, { value: 80 }]} status />
      </div>,
    )
    expect(await shares()).toEqual([50, 50])
    expect(texts('status')).toEqual(['100%'])
    expect(messages()).toContain('the values add up to 160')
  })

  it('uses 100 for an invalid maximum, and warns about an unknown color', async () => {
    await render(<ProgressGroup max={0} items={[{ value: 40, color: 'no colour' }]} />)
    await expect.element(bar()).toHaveAttribute('aria-valuemax', '100')
    expect(messages()).toContain('max is 0, so 100 is used')
    expect(messages()).toContain('"no colour" is not a valid color')
  })

  it('is an empty bar without items', async () => {
    await render(<ProgressGroup status />)
    expect(all('segment')).toEqual([])
    expect(texts('status')).toEqual(['0%'])
    expect(warning).not.toHaveBeenCalled()
  })
})
