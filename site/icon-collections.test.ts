import { describe, expect, it } from 'vitest'
import { findIcons } from './icon-collections.ts'

describe('findIcons', () => {
  it('finds icon names in both forms', () => {
    const subsets = findIcons(`<Icon name="lucide:rocket" /> icon: i-simple-icons-github\n`)
    expect(subsets.map(({ prefix, icons }) => [prefix, Object.keys(icons)])).toEqual([
      ['lucide', ['rocket']],
      ['simple-icons', ['github']],
    ])
  })

  it('reports the file that uses a missing icon', () => {
    expect(() => findIcons(`'lucide:no-such-icon'`, 'button.md')).toThrow(
      'button.md: there is no icon "lucide:no-such-icon".',
    )
  })

  it('finds no icons in the name or path of an icon package', () => {
    expect(findIcons('| lucide-react icons |')).toEqual([])
    expect(findIcons(`import data from '@iconify-json/lucide/icons.json'`)).toEqual([])
  })
})
