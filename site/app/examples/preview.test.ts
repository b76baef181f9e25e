import { describe, expect, it } from 'vitest'
import { parsePreview } from './preview.ts'

describe('parsePreview', () => {
  it('reads the settings of an example page', () => {
    const query = new URLSearchParams('mode=dark&dir=rtl&locale=ar&primary=blue&radius=0.5')
    expect(parsePreview(query)).toEqual({ mode: 'dark', dir: 'rtl', locale: 'ar', primary: 'blue', radius: '0.5' })
  })

  it('leaves out what means nothing', () => {
    expect(parsePreview(new URLSearchParams('mode=system&dir=up&radius=9&primary="><script>&other=1'))).toEqual({})
  })
})
