import { useEffect, useRef } from 'react'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { clearToasts, mountToaster, OUTLET_WAIT_MS, REMOVE_DELAY_MS, subscribeToToasts } from '../system/toast-store.ts'
import { forgetWarnings } from '../system/warn.ts'
import { useToast, type ToastItem } from './useToast.ts'

/** Waits for one tick of the queue. */
const tick = () => Promise.resolve()

const ticks = async (count: number) => {
  for (let i = 0; i < count; i++) await tick()
}

async function mountHook() {
  const { result } = await renderHook(() => useToast())
  return result.current
}

const titles = (toasts: readonly ToastItem[]) => toasts.map((toast) => toast.title)

let stopShowing: () => void

beforeEach(() => {
  stopShowing = subscribeToToasts(() => {})
  forgetWarnings()
})

afterEach(() => {
  vi.useRealTimers()
  clearToasts()
  stopShowing()
})

describe('useToast', () => {
  it('opens a toast with a generated id', async () => {
    const toast = await mountHook()
    const first = toast.add({ title: 'Saved' })
    const second = toast.add({ title: 'Saved' })
    expect(first).toMatchObject({ title: 'Saved', open: true })
    expect(first.id).toBeTruthy()
    expect(second.id).not.toBe(first.id)
  })

  it('shows one more toast with each tick', async () => {
    const toast = await mountHook()
    for (const title of ['One', 'Two', 'Three']) toast.add({ title })
    expect(titles(toast.toasts)).toEqual([])
    await tick()
    expect(titles(toast.toasts)).toEqual(['One'])
    await tick()
    expect(titles(toast.toasts)).toEqual(['One', 'Two'])
    await tick()
    expect(titles(toast.toasts)).toEqual(['One', 'Two', 'Three'])
  })

  it('keeps five toasts and drops the oldest', async () => {
    const toast = await mountHook()
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) toast.add({ title })
    await ticks(7)
    expect(titles(toast.toasts)).toEqual(['3', '4', '5', '6', '7'])
  })

  it('shows no toasts with a limit of 0, and removes the visible ones', async () => {
    const toast = await mountHook()
    toast.add({ title: 'Before' })
    await tick()
    const unmount = mountToaster({ level: 0, max: 0 })
    expect(toast.toasts).toEqual([])
    toast.add({ title: 'After' })
    await tick()
    expect(toast.toasts).toEqual([])
    unmount()
  })

  it('removes the oldest when the limit is lowered', async () => {
    const toast = await mountHook()
    for (const title of ['1', '2', '3']) toast.add({ title })
    await ticks(3)
    const unmount = mountToaster({ level: 0, max: 2 })
    expect(titles(toast.toasts)).toEqual(['2', '3'])
    unmount()
  })

  it('closes a toast immediately and removes it 200 ms later', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Saved' })
    await tick()
    vi.useFakeTimers()
    toast.remove(id)
    expect(toast.toasts[0]).toMatchObject({ id, open: false })
    vi.advanceTimersByTime(199)
    expect(toast.toasts).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toast.toasts).toHaveLength(0)
    expect(REMOVE_DELAY_MS).toBe(200)
  })

  it('removes a toast 200 ms after it was first closed, however often it is closed', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Saved' })
    await tick()
    vi.useFakeTimers()
    toast.remove(id)
    vi.advanceTimersByTime(150)
    toast.remove(id)
    vi.advanceTimersByTime(50)
    expect(toast.toasts).toHaveLength(0)
  })

  it('ignores an unknown id', async () => {
    const toast = await mountHook()
    toast.remove('nobody')
    toast.update('nobody', { title: 'Hello' })
    await tick()
    expect(toast.toasts).toEqual([])
  })

  it('merges an update and restarts the countdown with the default duration', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Uploading', description: 'notes.pdf', duration: 0 })
    await tick()
    const before = toast.toasts[0]!.revision
    toast.update(id, { title: 'Uploaded' })
    expect(toast.toasts[0]).toMatchObject({ title: 'Uploaded', description: 'notes.pdf', open: true })
    expect(toast.toasts[0]!.duration).toBeUndefined()
    expect(toast.toasts[0]!.revision).toBeGreaterThan(before)
    toast.update(id, { duration: 900 })
    expect(toast.toasts[0]!.duration).toBe(900)
  })

  it('ignores a removal in the same tick as an update', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Uploading' })
    await tick()
    toast.update(id, { title: 'Uploaded' })
    toast.remove(id)
    expect(toast.toasts[0]!.open).toBe(true)
    await tick()
    toast.remove(id)
    expect(toast.toasts[0]!.open).toBe(false)
  })

  it('keeps a toast open if it is updated while it closes', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Uploading' })
    await tick()
    vi.useFakeTimers()
    toast.remove(id)
    toast.update(id, { title: 'Uploaded' })
    vi.advanceTimersByTime(1000)
    expect(toast.toasts).toMatchObject([{ id, title: 'Uploaded', open: true }])
  })

  it('updates and removes toasts that are still in the queue', async () => {
    const toast = await mountHook()
    const { id } = toast.add({ title: 'Uploading' })
    const other = toast.add({ title: 'Unwanted' })
    toast.update(id, { title: 'Uploaded' })
    toast.remove(other.id)
    await ticks(3)
    expect(titles(toast.toasts)).toEqual(['Uploaded'])
  })

  it('clears visible and queued toasts immediately', async () => {
    const toast = await mountHook()
    toast.add({ title: 'Shown' })
    await tick()
    toast.add({ title: 'Waiting' })
    toast.clear()
    expect(toast.toasts).toEqual([])
    await ticks(2)
    expect(toast.toasts).toEqual([])
  })

  it('updates the visible toast if its id is added again', async () => {
    const toast = await mountHook()
    toast.add({ id: 'copy', title: 'Copied', description: 'Once' })
    toast.add({ id: 'copy', description: 'Twice' })
    await ticks(2)
    expect(toast.toasts).toMatchObject([{ id: 'copy', title: 'Copied', description: 'Twice', repeats: 1, open: true }])
  })

  it('keeps a toast open if it is added again while it closes', async () => {
    const toast = await mountHook()
    toast.add({ id: 'copy', title: 'Copied' })
    await tick()
    vi.useFakeTimers()
    toast.remove('copy')
    toast.add({ id: 'copy', title: 'Copied' })
    await tick()
    vi.advanceTimersByTime(1000)
    expect(toast.toasts).toMatchObject([{ id: 'copy', open: true, repeats: 1 }])
  })

  it('rerenders only components that read the list', async () => {
    const renders = { adder: 0, reader: 0 }
    function Adder() {
      const { add } = useToast()
      const added = useRef(false)
      renders.adder += 1
      useEffect(() => {
        if (!added.current) add({ title: 'Saved' })
        added.current = true
      }, [add])
      return null
    }
    function Reader() {
      const { toasts } = useToast()
      renders.reader += 1
      return <p>{toasts.length} shown</p>
    }
    const screen = await render(
      <>
        <Reader />
        <Adder />
      </>,
    )
    await expect.element(screen.getByText('1 shown')).toBeVisible()
    expect(renders.reader).toBeGreaterThan(1)
    expect(renders.adder).toBe(1)
  })

  it('returns the same functions on every render', async () => {
    const { result, rerender } = await renderHook(() => useToast())
    const { add, update, remove, clear } = result.current
    add({ title: 'Saved' })
    await tick()
    await rerender()
    expect(result.current).toMatchObject({ add, update, remove, clear })
  })

  it('has no toasts on the server', () => {
    function Count() {
      return <p>{useToast().toasts.length}</p>
    }
    expect(renderToString(<Count />)).toBe('<p>0</p>')
  })

  it('warns once after a delay if there is no toaster', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const toast = await mountHook()
    stopShowing()
    vi.useFakeTimers()
    toast.add({ title: 'One' })
    toast.add({ title: 'Two' })
    expect(warning).not.toHaveBeenCalled()
    vi.advanceTimersByTime(OUTLET_WAIT_MS)
    toast.add({ title: 'Three' })
    vi.advanceTimersByTime(OUTLET_WAIT_MS)
    expect(warning).toHaveBeenCalledOnce()
    expect(warning.mock.calls[0]![0]).toMatch(/<App>.*<Toaster \/>/)
    warning.mockRestore()
  })

  it('does not warn while a toaster is mounted', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const toast = await mountHook()
    vi.useFakeTimers()
    toast.add({ title: 'One' })
    vi.advanceTimersByTime(OUTLET_WAIT_MS)
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })
})
