import { expect, it } from 'vitest'
import routes from './routes'

it('matches paths case-sensitively, like files and redirects', () => {
  const insensitive = routes.filter(({ index, caseSensitive }) => !index && !caseSensitive)
  expect(insensitive).toEqual([])
})
