import { expect, it } from 'vitest'
import { findRouteIds } from './route-manifest'

const routes = [
  { id: 'docs', path: 'docs/*' },
  { id: 'team', path: 'team' },
  { id: 'not-found', path: '*' },
]

it('finds the routes of each path, also of paths that belong to no page', () => {
  const paths = ['/docs', '/nope', '/docs/components/button', '/docs/components/badge', '/team', '/nope/team']
  expect(paths.map((path) => findRouteIds(routes, path))).toEqual([
    ['docs'],
    ['not-found'],
    ['docs'],
    ['docs'],
    ['team'],
    ['not-found'],
  ])
})
