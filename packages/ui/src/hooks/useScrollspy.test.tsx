import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useScrollspy } from './useScrollspy.ts'

function Contents({ ids }: { ids: readonly string[] }) {
  const { visibleHeadings, activeHeadings, updateHeadings } = useScrollspy()
  useEffect(() => updateHeadings(ids.map((id) => document.getElementById(id)!)), [ids, updateHeadings])
  return (
    <>
      <p style={{ position: 'fixed', insetBlockStart: 0, pointerEvents: 'none' }}>
        <output aria-label="visible">{visibleHeadings.join(' ')}</output>
        <output aria-label="active">{activeHeadings.join(' ')}</output>
      </p>
      {['one', 'two', 'three'].map((id) => (
        <section key={id} style={{ height: 3000 }}>
          <h2 id={id} style={{ marginTop: 0 }}>
            {id}
          </h2>
        </section>
      ))}
    </>
  )
}

const visible = page.getByLabelText('visible')
const active = page.getByLabelText('active')
const all = ['one', 'two', 'three']

it('returns the visible headings, and keeps the last active one while none is visible', async () => {
  scrollTo(0, 0)
  await render(<Contents ids={all} />)
  await expect.element(visible).toHaveTextContent('one')
  await expect.element(active).toHaveTextContent('one')

  scrollTo(0, 1500)
  await expect.element(visible).toHaveTextContent('')
  await expect.element(active).toHaveTextContent('one')

  document.getElementById('three')!.scrollIntoView()
  await expect.element(visible).toHaveTextContent('three')
  await expect.element(active).toHaveTextContent('three')
})

it('stops observing the previous headings when new ones are set', async () => {
  scrollTo(0, 0)
  const screen = await render(<Contents ids={all} />)
  await expect.element(active).toHaveTextContent('one')
  await screen.rerender(<Contents ids={['two']} />)
  await expect.element(active).toHaveTextContent('')
})
