import { expect, it } from 'vitest'
import { deferLayout } from './defer-layout'

function addPage(blocks: number): HTMLElement {
  document.body.innerHTML = `<div><article>${'<section>Text</section>'.repeat(blocks)}</article></div>`
  return document.body.firstElementChild as HTMLElement
}

const later = (page: HTMLElement) =>
  [...page.querySelectorAll('section')].map((block) => getComputedStyle(block).contentVisibility === 'auto')

it('lays out content below the viewport in later frames', async () => {
  const page = addPage(30)
  deferLayout(page)
  expect(later(page)).toEqual([...Array(3).fill(false), ...Array(27).fill(true)])

  await expect.poll(() => later(page)).not.toContain(true)
})

it('stops if the page is removed', async () => {
  const page = addPage(30)
  deferLayout(page)()
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(later(page).filter(Boolean)).toHaveLength(27)
})

it('does nothing in a short page', () => {
  const page = addPage(3)
  deferLayout(page)
  expect(later(page)).not.toContain(true)
})
