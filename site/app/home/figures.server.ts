import { localeList } from '@frond/ui/locale/list'
import { exampleNames } from '../article/island-modules.server'

interface Budget {
  limitKiB: number
  what: string
}

interface Budgets {
  libraryBudgets: Readonly<Record<'buttonPage' | 'formPage' | 'appPage', Budget>>
}

// Read from the repository at build time, so that the figures on the page are always correct.
const components = Object.keys(import.meta.glob('../../generated/api/*.json'))
const [budgets] = Object.values(import.meta.glob<Budgets>('../../../bench/budgets.ts', { eager: true }))
if (!budgets) throw new Error('figures: bench/budgets.ts was not found. Update the path in figures.server.ts.')

export const { libraryBudgets } = budgets

const figures: Readonly<Record<string, number>> = {
  components: components.length,
  examples: exampleNames().filter((name) => !name.endsWith('/thumbnail')).length,
  languages: localeList.length,
  rtl: localeList.filter(({ dir }) => dir === 'rtl').length,
  buttonPage: libraryBudgets.buttonPage.limitKiB,
}

/** Replaces placeholders such as `{components}` with their figures. */
export function fillFigures(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = figures[name]
    if (value === undefined) {
      throw new Error(`index.yml: nothing is counted as "{${name}}". There are ${Object.keys(figures).join(', ')}.`)
    }
    return String(value)
  })
}
