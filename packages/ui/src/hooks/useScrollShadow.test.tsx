import { useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useScrollShadow, type UseScrollShadowOptions } from './useScrollShadow.ts'

function Box({ length = 500, dir = 'ltr', ...options }: UseScrollShadowOptions & { length?: number; dir?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  const { style, isOverflowing, arrivedState } = useScrollShadow(ref, options)
  const inner = options.orientation === 'horizontal' ? { width: length, height: 10 } : { height: length }
  return (
    <>
      <div ref={ref} dir={dir} data-testid="box" style={{ ...style, width: 100, height: 100, overflow: 'auto' }}>
        <div style={inner} />
      </div>
      <output>{`${isOverflowing} ${Object.values(arrivedState).map(Number).join('')}`}</output>
    </>
  )
}

const box = () => page.getByTestId('box').element() as HTMLElement
const state = page.getByRole('status')

describe('useScrollShadow', () => {
  it('fades the end at the start, both edges in between, and the start at the end', async () => {
    await render(<Box />)
    await expect.element(state).toHaveTextContent('true 1011')
    expect(box().style.maskImage).toContain('calc(100% - 24px)')

    box().scrollTop = 100
    await expect.element(state).toHaveTextContent('true 0011')
    expect(box().style.maskImage.match(/transparent|rgba\(0, 0, 0, 0\)/g)).toHaveLength(2)

    box().scrollTop = 1000
    await expect.element(state).toHaveTextContent('true 0111')
    expect(box().style.maskImage).not.toContain('calc')
  })

  it('fades nothing while all content fits, and updates when it no longer fits', async () => {
    const screen = await render(<Box length={50} />)
    await expect.element(state).toHaveTextContent('false 1111')
    expect(box().style.maskImage).toBe('')
    await screen.rerender(<Box length={200} size={8} />)
    await expect.element(state).toHaveTextContent('true 1011')
    expect(box().style.maskImage).toContain('8px')
  })

  it('fades a horizontal element in both text directions', async () => {
    const screen = await render(<Box orientation="horizontal" />)
    await expect.element(state).toHaveTextContent('true 1110')
    await screen.rerender(<Box key="rtl" orientation="horizontal" dir="rtl" />)
    await expect.element(state).toHaveTextContent('true 1101')
  })
})
