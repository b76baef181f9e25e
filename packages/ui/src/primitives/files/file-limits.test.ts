import { describe, expect, it } from 'vitest'
import { isAccepted, roundSize, sortFiles } from './file-limits.ts'

const named = (name: string, type = '') => ({ name, type })

describe('isAccepted', () => {
  it.each([
    ['*', named('a.png', 'image/png'), true],
    ['', named('a', ''), true],
    [undefined, named('a', ''), true],
    ['image/png,*/*', named('a.pdf', 'application/pdf'), true],
    ['image/*', named('a.png', 'image/png'), true],
    ['image/*', named('a.pdf', 'application/pdf'), false],
    ['image/*', named('a.png', ''), false],
    ['application/pdf', named('a.pdf', 'application/pdf'), true],
    ['text/plain', named('a.txt', 'text/plain;charset=utf-8'), true],
    ['.pdf', named('Report.PDF', ''), true],
    ['.PDF', named('report.pdf', ''), true],
    ['.tar.gz', named('a.gz', ''), false],
    ['.tar.gz', named('a.tar.gz', ''), true],
    [' image/* , .pdf ', named('a.pdf', 'application/octet-stream'), true],
    [' image/* , .pdf ', named('a.docx', 'application/octet-stream'), false],
  ])('with "%s" for %o is %s', (accept, file, expected) => {
    expect(isAccepted(file, accept)).toBe(expected)
  })
})

describe('sortFiles', () => {
  const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)

  it('reports for each rejected file which limit it exceeds', () => {
    const files = [file('a.txt', 10), file('b.txt', 1), file('c.txt', 100), file('d.md', 10), file('e.txt', 20)]
    const { accepted, rejected } = sortFiles(files, { accept: '.txt', minSize: 5, maxSize: 50 }, 1)
    expect(accepted.map(({ name }) => name)).toEqual(['a.txt'])
    expect(rejected.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ['b.txt', 'minSize'],
      ['c.txt', 'maxSize'],
      ['d.md', 'accept'],
      ['e.txt', 'maxFiles'],
    ])
  })

  it('accepts files whose size equals a limit', () => {
    expect(sortFiles([file('a', 5), file('b', 9)], { minSize: 5, maxSize: 9 }).rejected).toEqual([])
  })
})

describe('roundSize', () => {
  it.each([
    [0, 0, 'bytes'],
    [1023, 1023, 'bytes'],
    [1024, 1, 'kilobytes'],
    [1536, 2, 'kilobytes'],
    [1024 ** 2 - 1, 1, 'megabytes'],
    [5 * 1024 ** 2, 5, 'megabytes'],
    [3 * 1024 ** 3, 3, 'gigabytes'],
    [5000 * 1024 ** 3, 5000, 'gigabytes'],
  ])('%d bytes are %d %s', (bytes, value, unit) => {
    expect(roundSize(bytes)).toEqual({ value, unit })
  })
})
