import { describe, expect, it } from 'vitest'
import { parsePreview } from './preview.ts'

describe('parsePreview', () => {
  it('reads the settings of an example page', () => {
    const query = new URLSearchParams('mode=dark&dir=rtl&locale=ar&primary=blue&radius=0.5')
    expect(parsePreview(query)).toEqual({ mode: 'dark', dir: 'rtl', locale: 'ar', primary: 'blue', radius: '0.5' })
  })

  it('derives the text direction from the language', () => {
    expect(parsePreview(new URLSearchParams('locale=he'))).toEqual({ locale: 'he', dir: 'rtl' })
    expect(parsePreview(new URLSearchParams('locale=pt_br&dir=rtl'))).toEqual({ locale: 'pt-BR', dir: 'rtl' })
  })

  it('ignores invalid values', () => {
    expect(
      parsePreview(new URLSearchParams('locale=xx&mode=system&dir=up&radius=9&primary="><script>&other=1')),
    ).toEqual({})
  })
})
