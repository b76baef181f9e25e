import { expect, it } from 'vitest'
import { resolveLinks } from './resolve-links'

it('links to the target of a redirect, once per framework if the target depends on it', () => {
  const links = [{ to: '/docs/components' }, { to: '/pro/templates' }, { label: 'Start', to: '/playground' }]
  expect(resolveLinks(links)).toEqual([
    { to: '/docs/components' },
    { to: '/templates' },
    { label: 'Start', to: '/docs/getting-started/installation/vite', 'data-framework-only': 'vite' },
    {
      label: 'Start',
      to: '/docs/getting-started/installation/next',
      'data-framework-only': 'next',
      className: 'noscript:hidden',
    },
  ])
})
