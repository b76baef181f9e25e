import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { mainTheme } from '../theme/main.ts'
import { Main } from './Main.tsx'

describeComponent('Main', <Main>Content</Main>, { slot: 'main', theme: mainTheme })

describe('Main', () => {
  it('is the main landmark, or the element of render', async () => {
    const screen = await render(<Main>Content</Main>)
    await expect.element(page.getByRole('main')).toHaveTextContent('Content')
    await screen.rerender(<Main render={<div />}>Content</Main>)
    expect(page.getByRole('main').elements()).toEqual([])
    expect(findPart('main')!.tagName).toBe('DIV')
  })

  it('fills the viewport below the header of any height', async () => {
    await page.viewport(1280, 800)
    await render(<Main>Content</Main>)
    expect(findPart('main')!.getBoundingClientRect().height).toBe(800 - 64)
    document.documentElement.style.setProperty('--ui-header-height', '100px')
    expect(findPart('main')!.getBoundingClientRect().height).toBe(700)
    document.documentElement.style.removeProperty('--ui-header-height')
  })
})
