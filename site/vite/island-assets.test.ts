import { describe, expect, it } from 'vitest'
import { findReexport } from './island-assets.ts'

describe('a file that only re-exports', () => {
  it('is replaced by the file behind it and its export names', () => {
    expect(findReexport('import{a as e,t as n}from"./site-1.js";export{e as default,n as loader};')).toEqual({
      file: 'site-1.js',
      names: { default: 'a', loader: 't' },
    })
    expect(findReexport('export{t as Button,n as default}from"./Button-2.js";')).toEqual({
      file: 'Button-2.js',
      names: { Button: 't', default: 'n' },
    })
    expect(findReexport('import{Button}from"./site-1.js";export{Button};\n')).toEqual({
      file: 'site-1.js',
      names: { Button: 'Button' },
    })
  })

  it('is kept if it contains other code', () => {
    expect(findReexport('import{a}from"./x.js";a();export{a};')).toBeUndefined()
    expect(findReexport('import{a}from"./x.js";import"./y.js";export{a};')).toBeUndefined()
    expect(findReexport('var a=1;export{a};')).toBeUndefined()
  })
})
