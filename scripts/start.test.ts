import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEventStore, eventFile } from '../site/server/events/event-store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-start-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(script: string, args: string[] = [], data = folder) {
  const child = spawn(process.execPath, ['--conditions=frond-source', join(import.meta.dirname, script), ...args], {
    env: { ...process.env, FROND_DATA: data, PORT: '65535' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: code as number, output: output.trim(), errors: errors.trim() }
}

describe('npm start', () => {
  it('reports in one line that the data folder is not writable, and exits with code 78', async () => {
    const data = join(folder, 'file')
    writeFileSync(data, '')
    const { code, output, errors } = await run('start.ts', [], data)
    expect([code, output]).toEqual([78, ''])
    expect(errors).toMatch(/^The data folder .*file cannot be written: .*set FROND_DATA to another folder\.$/)
  })

  it('does not start with a damaged file until a backup is restored with one command', async () => {
    const store = createEventStore(folder)
    store.count('view', '/a')
    store.close()
    const copy = join(folder, 'copy.db')
    expect(await run('backup.ts', [copy])).toMatchObject({ code: 0, errors: '' })

    const bytes = readFileSync(eventFile(folder))
    writeFileSync(eventFile(folder), bytes.fill(0x5a, 0, 200))
    const refused = await run('start.ts')
    expect(refused).toMatchObject({ code: 78, output: '' })
    expect(refused.errors).toMatch(/^\S+events\.db is damaged: .*npm run restore -- <copy>.*\.$/)

    expect(await run('restore.ts', [copy])).toMatchObject({ code: 0, errors: '' })
    const restored = createEventStore(folder)
    expect(restored.read('2000-01-01')).toMatchObject([{ name: '/a', count: 1 }])
    restored.close()
  })

  it.each(['backup.ts', 'restore.ts'])('%s needs a file name', async (script) => {
    const { code, errors } = await run(script)
    expect(code).toBe(1)
    expect(errors).toMatch(/^Name the .*: npm run \w+ -- counts\.db$/)
  })
})
