import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Manage from './islands/Manage.tsx'
import type { LicenseResult, PostedManage } from './posted-form.ts'

const license = {
  id: 'l1',
  plan: 'team',
  status: 'active',
  keyHint: 'FRPT-…QB0G',
  key: 'FRPT-000000-000000-000000-000000-00QB0G',
  seats: { used: 1, total: 5, left: 4 },
  updatesUntil: '2027-03-01',
  activations: [{ id: 'a1', holder: { kind: 'handle', value: 'octocat' }, createdAt: '2026-03-01T00:00:00.000Z' }],
} as const
const release = { id: 'r1', version: '1.0.0', releasedAt: '2026-11-16', sha256: '', bytes: 1024 }

/** The page as a browser without JavaScript gets it. */
function render(posted?: PostedManage): string {
  return renderToStaticMarkup(createElement(Manage, posted && { posted }))
}

function renderSession(result?: LicenseResult): string {
  const overview = { licenses: [{ ...license, activations: [...license.activations] }], receipts: [] }
  const session = { manageToken: 'session-1', overview, releases: [release], ...(result && { result }) }
  return render({ fields: {}, session })
}

/** The fields of every form, and the path that it is posted to. */
function readForms(html: string): string[] {
  return [...html.matchAll(/<form(.*?)<\/form>/gs)].map(([form]) => {
    const fields = [...form.matchAll(/<input[^>]* name="(\w+)"(?: value="([^"]*)")?/g)].map(([, name, value = '']) =>
      name === 'command' ? name : `${name}=${value}`,
    )
    expect(form).toMatch(/^<form[^>]*method="post"/)
    return `${/action="([^"]*)"/.exec(form)?.[1]} ${fields.join(' ')}`
  })
}

it('has a form for a link that was not opened by a script', () => {
  expect(readForms(render())).toEqual(['/pro/manage email=', '/pro/manage link='])
})

it('has a plain form for every command', () => {
  expect(readForms(renderSession())).toEqual([
    '/pro/manage session=session-1 action=rotate license=l1',
    '/pro/manage session=session-1 action=certificate license=l1 activation=a1',
    '/pro/manage session=session-1 action=release license=l1 activation=a1',
    `/pro/activate key=${license.key}`,
    '/pro/manage session=session-1 action=download license=l1 activation=a1 release=r1',
  ])
})

it('asks before a seat is released, and moves the focus to the question', () => {
  const html = renderSession({ licenseId: 'l1', asked: { action: 'release', activationId: 'a1', command: 'c-1' } })
  expect(html).toContain('octocat loses the seat')
  expect(html).toMatch(/<button[^>]*autofocus/i)
  expect(readForms(html).slice(2, 4)).toEqual([
    '/pro/manage session=session-1 action=release license=l1 activation=a1 confirmed=yes command',
    '/pro/manage session=session-1 action=overview',
  ])
})

it('shows a new key, a certificate and a problem at their license', () => {
  expect(renderSession({ licenseId: 'l1', newKey: 'FRPT-NEW' })).toContain('FRPT-NEW')
  const certified = renderSession({ licenseId: 'l1', certificate: 'BEGIN CERT' })
  expect(certified).toContain('BEGIN CERT')
  expect(certified).toContain('href="/docs/getting-started/verify-licenses"')
  const problem = { code: 'release-limit', title: 'Too many releases', detail: 'Wait.', errors: [] }
  expect(renderSession({ licenseId: 'l1', problem })).toContain('data-problem="release-limit"')
})
