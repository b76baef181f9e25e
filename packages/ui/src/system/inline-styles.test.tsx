import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { adoptStyles, InlineStyles } from './inline-styles.tsx'

const css = '.adopted-mark{color:rgb(1, 2, 3)}'
const count = () =>
  document.adoptedStyleSheets.filter((sheet) => sheet.cssRules[0]?.cssText.includes('adopted-mark')).length

it('adds the same rules once and removes them with their last user', () => {
  const removeFirst = adoptStyles(css)
  const removeSecond = adoptStyles(css)
  expect(count()).toBe(1)
  removeFirst()
  expect(count()).toBe(1)
  removeSecond()
  expect(count()).toBe(0)
})

it('does not change an element that already has its rules', async () => {
  await render(<InlineStyles css={css} />)
  expect(document.querySelector('style[data-precedence], style')?.isConnected).toBe(true)
  expect(count()).toBe(0)
})
