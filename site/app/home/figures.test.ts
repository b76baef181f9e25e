import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { libraryBudgets } from '../../../bench/budgets.ts'
import { fillFigures } from './figures.server'

const site = join(import.meta.dirname, '../..')

describe('fillFigures', () => {
  it('shows the figures that the listed commands print', () => {
    expect(fillFigures('{components} components')).toBe(`${readdirSync(join(site, 'generated/api')).length} components`)
    const examples = globSync('examples/*/*.tsx', { cwd: site }).filter((file) => !file.endsWith('/thumbnail.tsx'))
    expect(fillFigures('{examples}')).toBe(String(examples.length))
    expect(fillFigures('{buttonPage} KiB')).toBe(`${libraryBudgets.buttonPage.limitKiB} KiB`)
  })

  it('rejects an unknown figure', () => {
    expect(() => fillFigures('{stars} stars')).toThrow('nothing is counted as "{stars}"')
  })
})
