import { afterEach, expect, it, vi } from 'vitest'
import { mountIslands, type MountedIslands } from './mount-islands.tsx'

const loaded = vi.hoisted(() => vi.fn<(element: HTMLElement) => void>())
vi.mock('./load-island', () => ({
  loadIsland: async (element: HTMLElement) => {
    loaded(element)
    return { Island: () => 'live', props: {} }
  },
}))

let islands: MountedIslands | undefined
afterEach(() => {
  islands?.unmount()
  loaded.mockReset()
})

it('hydrates islands in the viewport, and islands that wait for a touch only when touched', async () => {
  // Move the pointer away, because it may be over an island.
  document.body.innerHTML = `<div style="pointer-events: none">
    <div data-wake="touch"><div data-island="b" id="b">live</div></div>
    <div data-island="a" id="a">live</div>
  </div>`
  const find = (id: string) => document.getElementById(id)!
  islands = mountIslands(document.body)
  islands.observe()

  // This island is later in the page, so the other one would have been hydrated before it.
  await expect.poll(() => find('a').dataset.live).toBe('')
  expect(loaded.mock.calls).toEqual([[find('a')]])
  find('b').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  await expect.poll(() => find('b').dataset.live).toBe('')
})
