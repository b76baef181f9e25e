import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findChromium, launchOptions, locateChromium } from './chromium.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frond-chromium-'))
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function writeProgram(name: string, script: string): string {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

it('uses the browser at CHROMIUM_PATH', async () => {
  const path = writeProgram('mine', 'echo "Chromium 156.0"')
  vi.stubEnv('CHROMIUM_PATH', path)
  expect(await findChromium()).toBe(path)
  expect(launchOptions().executablePath).toBe(path)
})

it('throws an error if there is no browser at CHROMIUM_PATH', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'nothing'))
  await expect(findChromium()).rejects.toThrow(
    `CHROMIUM_PATH is "${join(folder, 'nothing')}", and no browser starts there`,
  )
})

it('uses the first browser on PATH, and sets CHROMIUM_PATH for child processes', async () => {
  const path = writeProgram('chromium', 'echo "Chromium 156.0"')
  expect(locateChromium()).toBe(path)
  expect(await findChromium()).toBe(path)
  expect(process.env.CHROMIUM_PATH).toBe(path)
})

it('prefers the headless shell, which is faster', () => {
  writeProgram('chromium', 'echo "Chromium 156.0"')
  const path = writeProgram('chromium-headless-shell', 'echo "Chromium 156.0"')
  expect(locateChromium()).toBe(path)
})

it('skips a wrapper script that only explains how to install the browser', async () => {
  writeProgram('chromium', 'echo "install the snap" >&2; exit 1')
  const path = writeProgram('google-chrome', 'echo "Google Chrome 156.0"')
  expect(await findChromium()).toBe(path)
})
