import { expect, it } from 'vitest'
import { highlightCollapsedCode } from './collapsed-code'

it('highlights the plain lines without changing their text', () => {
  const code = document.createElement('code')
  code.innerHTML = `x<span data-rest="">const b = 'c'\nd</span>`
  const before = code.textContent
  highlightCollapsedCode(code.querySelector('span')!)
  expect(code.innerHTML).toBe(`x<span class="hl-keyword">const</span> b = <span class="hl-string">'c'</span>\nd`)
  expect(code.textContent).toBe(before)
})
