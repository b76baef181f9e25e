import { createRef } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { inLightMode } from '../testing/color-mode.ts'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { colorModeImageTheme } from '../theme/color-mode-image.ts'
import { ColorModeImage } from './ColorModeImage.tsx'

const leaf = '/site/public/favicon.svg'

describeComponent('ColorModeImage', <ColorModeImage light={leaf} dark={`${leaf}?night`} alt="A leaf" />, {
  slot: 'color-mode-image',
  theme: colorModeImageTheme,
})

const html = document.documentElement
const light = () => findPart('color-mode-image') as HTMLImageElement
const dark = () => findPart('dark') as HTMLImageElement
const visible = () => [light(), dark()].filter((image) => image.checkVisibility())

describe('ColorModeImage', () => {
  inLightMode()

  it('shows the image of the current mode without JavaScript', () => {
    const frame = document.body.appendChild(document.createElement('div'))
    frame.innerHTML = renderToString(<ColorModeImage light="#l" dark="#d" alt="" />)
    expect(visible()).toEqual([light()])
    html.className = 'dark'
    expect(visible()).toEqual([dark()])
    frame.className = 'light'
    expect(visible()).toEqual([light()])
    frame.remove()
  })

  it('loads the image of the other mode only when that mode is used', async () => {
    await render(<ColorModeImage light={`${leaf}?a`} dark={`${leaf}?b`} alt="A leaf" width="64" height="64" />)
    await expect.poll(() => light().naturalWidth).toBeGreaterThan(0)
    expect(dark().naturalWidth).toBe(0)
    html.className = 'dark'
    await expect.poll(() => dark().naturalWidth).toBeGreaterThan(0)
  })

  it('is one image for screen readers', async () => {
    await render(<ColorModeImage light={leaf} dark={leaf} alt="A leaf" />)
    expect(page.getByRole('img', { name: 'A leaf' }).elements()).toEqual([light()])
  })

  it('passes attributes and classes to both images, and the id to one', async () => {
    const ref = createRef<HTMLImageElement>()
    await render(<ColorModeImage ref={ref} light={leaf} dark={leaf} id="hero" className="mine" loading="eager" />)
    expect(ref.current).toBe(light())
    for (const image of [light(), dark()]) {
      expect(image).toHaveClass('mine')
      expect(image.getAttribute('loading')).toBe('eager')
      expect(image.alt).toBe('')
    }
    expect(document.querySelectorAll('#hero')).toHaveLength(1)
  })
})
