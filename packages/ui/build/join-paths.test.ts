import { expect, it } from 'vitest'
import { joinPaths } from './join-paths.ts'

const lines = 'fill="none" stroke="currentColor" stroke-width="2"'

it.each([
  ['<path d="M1 2h3"/><path d="M4 5v6"/>', 'M1 2h3M4 5v6', 'as they are'],
  ['<path d="M1 2h3"/><path d="m4.5 5v6"/>', 'M1 2h3M4.5 5v6', 'with an absolute start'],
  ['<path d="m1-2l3 4"/><path d="m.5.7h1"/>', 'M1 -2l3 4M.5 .7h1', 'with numbers that have no space between them'],
  ['<path d="M1 2h3"/><path d="m4 5 1-1 2 2"/>', 'M1 2h3M4 5l1-1 2 2', 'with implicit lines'],
  ['<path d="M1 2h3"/>', 'M1 2h3', 'one alone'],
])('joins %s to one path, %s', (paths, path) => {
  expect(joinPaths(`<g ${lines}>${paths}</g>`)).toBe(`<path ${lines} d="${path}"/>`)
})

it.each([
  ['other shapes', `<g ${lines}><path d="M1 2h3"/><circle cx="11" cy="11" r="8"/></g>`],
  ['filled paths', '<g fill="currentColor"><path d="M1 2h3z"/><path d="M4 5v6z"/></g>'],
  ['translucent paths', `<g ${lines} stroke-opacity=".5"><path d="M1 2h3"/><path d="M4 5v6"/></g>`],
  ['paths with own attributes', `<g ${lines}><path d="M1 2h3"/><path d="M4 5v6" opacity=".5"/></g>`],
  ['one path', `<path ${lines} d="M1 2h3"/>`],
])('does not change %s', (_what, body) => {
  expect(joinPaths(body)).toBe(body)
})
