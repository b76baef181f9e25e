import { expect, it } from 'vitest'
import { summarizePeers, type PeerResults } from './peer-summary.ts'

function createResults(): PeerResults {
  const scenes = (scale: number, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, [[{ cpu: 9 * scale }, { cpu: scale }], [{ cpu: 2 * scale }]]]))
  const library = (name: string, scale: number) => ({
    meta: { name },
    version: '1.0.0',
    sizes: Object.fromEntries(['button', 'form', 'app'].map((page) => [page, { js: 1024 * scale, css: 512 * scale }])),
    mount: scenes(scale, ['buttons', 'selects', 'table']),
    open: scenes(scale, ['dialog', 'select1000']),
    ssr: { app: [{ perCpuSec: 200 / scale }, { perCpuSec: 100 / scale }, { perCpuSec: 400 / scale }] },
  })
  return {
    at: '2026-11-17T12:00:00.000Z',
    node: 'v24.0.0',
    chromium: '156.0',
    react: '19.3.1',
    libs: {
      raw: library('HTML', 0.1),
      mui: library('MUI', 3),
      ours: library('Frond UI', 1),
      mantine: library('Mantine', 2),
    },
  }
}

it('lists medians of the compared libraries in one order', () => {
  const { measured, libraries, rows } = summarizePeers(createResults())
  expect(measured.date).toBe('2026-11-17')
  expect(libraries.map(({ name }) => name)).toEqual(['Frond UI', 'Mantine', 'MUI'])
  const values = Object.fromEntries(rows.map((row) => [row.id, row.values]))
  expect(values['size-app']).toEqual([1.5, 3, 4.5])
  expect(values['mount-table']).toEqual([2, 4, 6])
  expect(values['server-app']).toEqual([5, 10, 15])
})

it('names the library and the row of a missing value', () => {
  const results = createResults()
  results.libs.mui!.open = {}
  expect(() => summarizePeers(results)).toThrow('MUI has no value for "Open a dialog"')
})
