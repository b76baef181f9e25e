import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { useTour, type TourTarget, type UseTourOptions } from './useTour.ts'

const steps = [
  { target: '#one', title: 'One' },
  { target: 'two', title: 'Two' },
  { target: null, title: 'Three' },
]

async function begin(options?: UseTourOptions, list: readonly { target: TourTarget; title: string }[] = steps) {
  await render(
    <>
      <p id="one">One</p>
      <p id="two">Two</p>
    </>,
  )
  const { result } = await renderHook(() => useTour(list, options))
  return { result, tour: () => result.current }
}

beforeEach(forgetWarnings)

describe('useTour', () => {
  it('goes through its steps and closes after the last', async () => {
    const { tour } = await begin()
    expect(tour()).toMatchObject({ open: false, index: 0, current: undefined, total: 3, hasNext: false })
    act(() => tour().start())
    expect(tour()).toMatchObject({ open: true, index: 0, current: steps[0], hasNext: true, hasPrev: false })
    expect(tour().reference).toBe(document.getElementById('one'))
    act(() => tour().next())
    expect(tour().reference).toBe(document.getElementById('two'))
    act(() => tour().next())
    expect(tour()).toMatchObject({ index: 2, hasNext: false, hasPrev: true })
    expect(tour().reference!.getBoundingClientRect().x).toBe(innerWidth / 2)
    act(() => tour().next())
    expect(tour()).toMatchObject({ open: false, reference: undefined })
  })

  it('goes back and to a given step, and clamps the index', async () => {
    const { tour } = await begin()
    act(() => tour().start(7))
    expect(tour().index).toBe(2)
    act(() => tour().prev())
    expect(tour().index).toBe(1)
    act(() => tour().goTo(-3))
    expect(tour().index).toBe(0)
    act(() => tour().prev())
    expect(tour()).toMatchObject({ open: true, index: 0 })
    act(() => {
      tour().next()
      tour().next()
    })
    expect(tour().index).toBe(2)
    act(() => tour().finish())
    expect(tour().open).toBe(false)
    act(() => tour().next())
    expect(tour().open).toBe(false)
  })

  it('continues with the first step after the last with loop', async () => {
    const { tour } = await begin({ loop: true, initialStep: 2 })
    act(() => tour().start())
    expect(tour()).toMatchObject({ index: 2, hasNext: true, hasPrev: true })
    act(() => tour().next())
    expect(tour().index).toBe(0)
    act(() => tour().prev())
    expect(tour().index).toBe(2)
  })

  it('scrolls the target into view, unless that is turned off', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const first = await begin()
    act(() => first.tour().start())
    expect(scroll).toHaveBeenCalledTimes(1)
    const second = await begin({ scrollIntoView: false })
    act(() => second.tour().start())
    expect(scroll).toHaveBeenCalledTimes(1)
    scroll.mockRestore()
  })

  it('cannot be opened without steps', async () => {
    const { tour } = await begin({}, [])
    act(() => tour().start())
    expect(tour()).toMatchObject({ open: false, total: 0, current: undefined })
  })

  it.each(['nowhere', '[['])('uses the center of the viewport and warns if "%s" is not in the page', async (target) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { tour } = await begin({}, [{ target, title: '' }])
    act(() => tour().start())
    expect(tour().reference!.getBoundingClientRect().y).toBe(innerHeight / 2)
    expect(warning.mock.calls.flat().join()).toContain('is not in the page')
    warning.mockRestore()
  })
})
