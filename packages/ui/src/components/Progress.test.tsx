import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { progressTheme } from '../theme/progress.ts'
import { Progress } from './Progress.tsx'

const phases = ['Waiting', 'Cloning', 'Installing', 'Done']

describeComponent('Progress', <Progress aria-label="Upload" value={1} max={phases} status />, {
  slot: 'progress',
  theme: progressTheme,
})

const bar = () => page.getByRole('progressbar')

/** The fraction of the track that the indicator covers, and its side. */
async function readFill(): Promise<{ share: number; from: 'left' | 'right' | 'top' | 'bottom' }> {
  await settle()
  const track = findPart('base')!.getBoundingClientRect()
  const fill = findPart('indicator')!.getBoundingClientRect()
  const left = Math.max(track.left, fill.left)
  const right = Math.min(track.right, fill.right)
  const top = Math.max(track.top, fill.top)
  const bottom = Math.min(track.bottom, fill.bottom)
  if (track.width > track.height) {
    return { share: Math.round(((right - left) / track.width) * 100), from: left - track.left < 1 ? 'left' : 'right' }
  }
  return { share: Math.round(((bottom - top) / track.height) * 100), from: top - track.top < 1 ? 'top' : 'bottom' }
}

describe('Progress', () => {
  it('has the ARIA attributes for value, limits and text', async () => {
    await render(<Progress aria-label="Upload" value={30} max={120} />)
    const upload = page.getByRole('progressbar', { name: 'Upload' })
    await expect.element(upload).toHaveAttribute('aria-valuenow', '30')
    await expect.element(upload).toHaveAttribute('aria-valuemin', '0')
    await expect.element(upload).toHaveAttribute('aria-valuemax', '120')
    await expect.element(upload).toHaveAttribute('aria-valuetext', '25%')
  })

  it('has a default accessible name', async () => {
    await render(<Progress value={30} />)
    await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  })

  it('is labeled by another element, or by its value', async () => {
    await render(
      <>
        <h2 id="heading">Disk</h2>
        <Progress aria-labelledby="heading" value={30} />
        <Progress
          value={30}
          getValueLabel={(value, max) => `${value} of ${max} files`}
          getValueText={(value) => `${value} files`}
        />
      </>,
    )
    await expect.element(page.getByRole('progressbar', { name: 'Disk' })).toBeVisible()
    const counted = page.getByRole('progressbar', { name: '30 of 100 files' })
    await expect.element(counted).toHaveAttribute('aria-valuetext', '30 files')
  })

  it('is indeterminate and animated without a value', async () => {
    await render(<Progress aria-label="Upload" />)
    await expect.element(bar()).not.toHaveAttribute('aria-valuenow')
    await expect.element(bar()).not.toHaveAttribute('aria-valuetext')
    expect(
      findPart('indicator')!
        .getAnimations()
        .map((animation) => (animation as CSSAnimation).animationName),
    ).toEqual(['fr-progress'])
    expect(findPart('status')).toBeNull()
  })

  it.each([
    ['carousel', 'fr-progress', 'fr-progress-vertical'],
    ['carousel-inverse', 'fr-progress', 'fr-progress-vertical'],
    ['swing', 'fr-swing', 'fr-swing-vertical'],
    ['elastic', 'fr-elastic', 'fr-elastic-vertical'],
  ] as const)('uses the animation %s in both orientations', async (animation, horizontal, vertical) => {
    const screen = await render(<Progress aria-label="Upload" animation={animation} />)
    expect(getComputedStyle(findPart('indicator')!).animationName).toBe(horizontal)
    expect(getComputedStyle(findPart('indicator')!).animationDirection.startsWith('reverse')).toBe(
      animation === 'carousel-inverse',
    )
    await screen.rerender(<Progress aria-label="Upload" animation={animation} orientation="vertical" />)
    expect(getComputedStyle(findPart('indicator')!).animationName).toBe(vertical)
  })

  it.each([
    [{}, 'ltr', 'left'],
    [{ inverted: true }, 'ltr', 'right'],
    [{}, 'rtl', 'right'],
    [{ inverted: true }, 'rtl', 'left'],
    [{ orientation: 'vertical' }, 'ltr', 'top'],
    [{ orientation: 'vertical', inverted: true }, 'ltr', 'bottom'],
  ] as const)('fills with %o in %s text from the %s, also before hydration', async (props, dir, from) => {
    const progress = <Progress aria-label="Upload" value={40} {...props} />
    const screen = await render(
      <div dir={dir} style={{ width: 200, height: 200 }}>
        {progress}
      </div>,
    )
    expect(await readFill()).toEqual({ share: 40, from })
    await screen.rerender(
      <div
        key="server"
        dir={dir}
        style={{ width: 200, height: 200 }}
        dangerouslySetInnerHTML={{ __html: renderToString(progress) }}
      />,
    )
    expect(await readFill()).toEqual({ share: 40, from })
  })

  it('shows the rounded percentage, which moves with the bar', async () => {
    const screen = await render(<Progress aria-label="Upload" value={1} max={3} status />)
    await settle()
    expect(findPart('status')!.textContent).toBe('33%')
    const end = () => {
      const text = document.createRange()
      text.selectNodeContents(findPart('status')!.firstChild!)
      return text.getBoundingClientRect().right - findPart('progress')!.getBoundingClientRect().left
    }
    const width = findPart('progress')!.getBoundingClientRect().width
    expect(end()).toBeCloseTo(width * 0.33, 0)
    await screen.rerender(
      <Progress aria-label="Upload" value={2} max={3} renderStatus={({ percent }) => `${percent} of 100`} />,
    )
    await settle()
    expect(findPart('status')!.textContent).toBe('67 of 100')
    expect(end()).toBeCloseTo(width * 0.67, 0)
    await screen.rerender(<Progress aria-label="Upload" value={0} status />)
    await settle()
    expect(findPart('status')!.scrollWidth).toBeLessThanOrEqual(Math.ceil(width))
  })

  it('uses the labels of steps as the maximum and shows the current one', async () => {
    const screen = await render(<Progress aria-label="Setup" max={phases} value={1} />)
    await expect.element(bar()).toHaveAttribute('aria-valuemax', '3')
    await expect.element(bar()).toHaveAttribute('aria-valuetext', 'Cloning')
    await expect.element(screen.getByText('Cloning')).toBeVisible()
    await expect.element(screen.getByText('Waiting')).not.toBeVisible()
    expect((await readFill()).share).toBe(33)
    await screen.rerender(<Progress aria-label="Setup" max={phases} value={3} />)
    await expect.element(screen.getByText('Done')).toBeVisible()
    expect((await readFill()).share).toBe(100)
  })

  it('clamps an invalid value, reports it and warns', async () => {
    forgetWarnings()
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const onValueChange = vi.fn()
    const onMaxChange = vi.fn()
    await render(
      <Progress aria-label="Upload" value={140} max={0} onValueChange={onValueChange} onMaxChange={onMaxChange} />,
    )
    await expect.element(bar()).toHaveAttribute('aria-valuenow', '100')
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(100)
    expect(onMaxChange).toHaveBeenCalledExactlyOnceWith(100)
    expect(warning.mock.calls.flat().join('\n')).toMatch(/Progress: max is 0.*\n.*Progress: the value 140/)
    warning.mockRestore()
  })

  it('pulses instead of moving with reduced motion', async () => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] })
    try {
      await render(<Progress aria-label="Upload" animation="swing" />)
      const indicator = findPart('indicator')!
      expect(getComputedStyle(indicator).animationName).toBe('pulse')
      expect(indicator.getBoundingClientRect().width).toBe(findPart('base')!.getBoundingClientRect().width)
    } finally {
      await cdp().send('Emulation.setEmulatedMedia', { features: [] })
    }
  })

  it('renders no style attributes on the server', () => {
    expect(renderToString(<Progress aria-label="Upload" value={40} status />)).not.toContain('style=')
  })

  it('renders another element', async () => {
    await render(<Progress aria-label="Upload" value={40} render={<section />} />)
    expect(findPart('progress')!.tagName).toBe('SECTION')
  })
})
