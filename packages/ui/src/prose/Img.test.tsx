import { renderToStaticMarkup } from 'react-dom/server.browser'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { proseImgTheme } from '../theme/prose-img.ts'
import { ProseImg } from './Img.tsx'
import { ProseA } from './text.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="teal"/></svg>')}`
const fern = <ProseImg src={picture} alt="A fern" width={40} height={30} loading="eager" />
const trigger = () => page.getByRole('button', { name: 'Enlarge image: A fern' })
const dialog = () => page.getByRole('dialog', { name: 'A fern' })

withoutMotion()

describe('ProseImg', () => {
  it('opens the enlarged image by keyboard, and returns the focus when Escape closes it', async () => {
    await render(fern)
    await userEvent.tab()
    await expect.element(trigger()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(trigger()).toHaveFocus()
  })

  it('closes on a press and when the user scrolls', async () => {
    await render(fern)
    await trigger().click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await trigger().click()
    await expect.element(dialog()).toBeVisible()
    dialog()
      .element()
      .dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 50 }))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['in a link', () => <ProseA href="/">{fern}</ProseA>],
    ['with `zoom={false}`', () => <ProseImg src={picture} zoom={false} />],
    ['without an address', () => <ProseImg />],
  ])('is a plain image %s', (_, create) => {
    expect(renderToStaticMarkup(create())).not.toContain('<button')
  })

  it('has a named button even without alternative text', async () => {
    await render(<ProseImg src={picture} />)
    await expect.element(page.getByRole('button', { name: 'Enlarge image' })).toBeInTheDocument()
  })

  it('has classes for its parts', async () => {
    const ui = Object.fromEntries(proseImgTheme.slots.map((part) => [part, `caller-${part}`]))
    await render(<ProseImg src={picture} alt="A fern" ui={ui} />)
    await trigger().click()
    await expect.element(dialog()).toBeVisible()
    const missed = proseImgTheme.slots.filter((part) => !document.querySelector(`.caller-${part}`))
    expect(missed).toEqual([])
    expect(findPart('zoom')!.className).toContain('caller-zoom')
    await userEvent.keyboard('{Escape}')
  })
})
