import { expect, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { readCodeBlocks } from '../scripts/docs-code.ts'

/** Runs the code of the page "Query the docs" against the built site. `contract.spec.ts` sends the queries of its tables. */

const page = 'site/content/docs/1.getting-started/18.query-docs.md'
const text = readFileSync(join(import.meta.dirname, '..', page), 'utf8')
const [menus, error] = readCodeBlocks(page, text, /^json$/).map(({ code }) => JSON.parse(code) as unknown)

test.describe('the files of the page', () => {
  const execute = promisify(execFile)
  let folder: string

  /** Runs Node in the folder of the files and returns what it prints. */
  async function runNode(...args: string[]): Promise<string> {
    // Playwright sets FORCE_COLOR, which would color the printed numbers.
    const env = { ...process.env, FORCE_COLOR: '0' }
    return (await execute(process.execPath, args, { cwd: folder, env })).stdout
  }

  test.beforeAll(({ baseURL }) => {
    folder = mkdtempSync(join(tmpdir(), 'frond-query-docs-'))
    for (const { filename, code } of readCodeBlocks(page, text))
      writeFileSync(join(folder, filename), code.replaceAll('https://frond-ui.dev', baseURL!))
  })

  test.afterAll(() => rmSync(folder, { recursive: true }))

  test('list-menus.ts prints the output that the page shows', async () => {
    // Node prints objects as JavaScript, which depends on the width of the terminal. The page shows them as JSON.
    const print =
      "const { log } = console; console.log = (value) => log(JSON.stringify(value)); await import('./list-menus.ts')"
    const stdout = await runNode('--input-type=module', '--eval', print)
    expect(JSON.parse(stdout)).toEqual(menus)
  })

  test('read-button.ts prints pages about buttons with the length of their Markdown', async () => {
    const stdout = await runNode('read-button.ts')
    const lengths = new Map(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ') as [string, string]),
    )
    expect(Number(lengths.get('/docs/components/button'))).toBeGreaterThan(1000)
    expect([...lengths.keys()].filter((path) => !path.includes('button'))).toEqual([])
  })

  test('frond-docs.ts reports what is wrong with a query', async () => {
    const find =
      "const { findPages } = await import('./frond-docs.ts'); await findPages('%'.repeat(20)).catch(({ message }) => console.log(message))"
    const stdout = await runNode('--input-type=module', '--eval', find)
    expect(stdout).toMatch(/^Query not allowed: .+wildcards/)
  })
})

test('a wrong query gets the error that the page shows', async ({ request }) => {
  const response = await request.post('/api/content/docs/query', {
    data: { sql: 'SELECT title FROM _content_docs ORDER BY "stem" ASC' },
  })
  expect(await response.json()).toEqual(error)
})

test('the dump answers the query of the page in SQLite', async ({ request }) => {
  const [, sql = ''] = /sqlite3 docs\.db '(.+)'/.exec(text)!
  const database = new DatabaseSync(':memory:')
  database.exec(await (await request.get('/api/content/docs/sql_dump.txt')).text())
  expect(database.prepare(sql).all()).toContainEqual({ category: 'form', 'COUNT(*)': expect.any(Number) })
  database.close()
})
