import { expect, it } from 'vitest'
import { toChangeBlocks } from './change-blocks.ts'

it('separates the paragraphs of a change from its lists', () => {
  const text = 'Pages are\nshorter.\n\n- `Table` is.\n- `Tabs` are,\n  and quicker.\n\n- So is `Tree`.\n\nAll of them.'
  expect(toChangeBlocks(text)).toEqual([
    { kind: 'paragraph', text: 'Pages are shorter.' },
    { kind: 'list', items: ['`Table` is.', '`Tabs` are, and quicker.', 'So is `Tree`.'] },
    { kind: 'paragraph', text: 'All of them.' },
  ])
})

it('does not treat a dash within a line as a list item', () => {
  expect(toChangeBlocks('A - B\n-5 is a number')).toEqual([{ kind: 'paragraph', text: 'A - B -5 is a number' }])
})
