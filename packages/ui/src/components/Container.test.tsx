import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addStyles, describeComponent, findPart } from '../testing/describe-component.tsx'
import { containerTheme } from '../theme/container.ts'
import { createTheme } from '../theme/create-theme.ts'
import { App } from './App.tsx'
import { Container } from './Container.tsx'

describeComponent('Container', <Container>Reports</Container>, { slot: 'container', theme: containerTheme })

const box = () => findPart('container')!.getBoundingClientRect()
const padding = () => getComputedStyle(findPart('container')!).paddingInlineStart

describe('Container', () => {
  it('is at most 80 rem wide and centered', async () => {
    await render(
      <div style={{ width: 1600 }}>
        <Container>Reports</Container>
      </div>,
    )
    expect(box().width).toBe(1280)
    const left = box().left - findPart('container')!.parentElement!.getBoundingClientRect().left
    expect(left).toBe(160)
  })

  it('fills a narrower parent', async () => {
    await render(
      <div style={{ width: 500 }}>
        <Container>Reports</Container>
      </div>,
    )
    expect(box().width).toBe(500)
  })

  it('uses the width of --ui-container', async () => {
    const sheet = addStyles(':root { --ui-container: 40rem }')
    await render(<Container>Reports</Container>)
    expect(box().width).toBe(640)
    sheet.remove()
  })

  it.each([
    [400, '16px'],
    [700, '24px'],
    [1100, '32px'],
  ])('in a viewport of %i px has a padding of %s', async (width, room) => {
    await page.viewport(width, 600)
    await render(<Container>Reports</Container>)
    await expect.poll(padding).toBe(room)
    await page.viewport(1280, 800)
  })

  it('can be another element', async () => {
    await render(<Container render={<main />}>Reports</Container>)
    await expect.element(page.getByRole('main')).toHaveTextContent('Reports')
    expect(page.getByRole('main').element()).toBe(findPart('container'))
  })

  it('uses classes of the theme', async () => {
    await render(
      <App theme={createTheme({ components: { container: { slots: { base: 'from-theme' } } } })}>
        <Container className="own">Reports</Container>
      </App>,
    )
    expect(findPart('container')!.className).toBe('fr-container from-theme own')
  })
})
