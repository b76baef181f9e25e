import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { loggedPath } from './log.ts'

it('logs one line for an unhandled rejection, and the process continues', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'log.ts'))
  const script = `
    const { logUnhandledRejections } = await import(${module})
    logUnhandledRejections()
    void Promise.reject(new Error('nobody waits'))
    setTimeout(() => console.log('still here'), 20)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(output.trim()).toBe('still here')
  const lines = errors.split('\n').filter((line) => line.startsWith('{'))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 'error',
      event: 'process.rejection',
      error: expect.stringContaining('nobody waits'),
    }),
  ])
})

it('logs a path without its query, and truncates it', () => {
  expect(loggedPath('/a?key=1#b')).toBe('/a')
  expect(loggedPath(`/${'a'.repeat(10_000)}`)).toHaveLength(200)
})
