import { describe, expect, it } from 'vitest'
import { findIcons } from './icon-collections.ts'

describe('findIcons', () => {
  it('finds names in both forms', () => {
    const subsets = findIcons(`<Icon name="lucide:rocket" /> icon: i-simple-icons-github\n`)
    expect(subsets.map(({ prefix, icons }) => [prefix, Object.keys(icons)])).toEqual([
      ['lucide', ['rocket']],
      ['simple-icons', ['github']],
    ])
  })

  it('names the file of an icon that does not exist', () => {
    expect(() => findIcons(`'lucide:no-such-icon'`, 'button.md')).toThrow(
      'button.md: there is no icon "lucide:no-such-icon".',
    )
  })

  it('takes no icons from addresses of packages', () => {
    expect(findIcons(`import data from '@iconify-json/lucide/icons.json'`)).toEqual([])
  })
})
