import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { packedLibraryPath } from '../site/packed-library.ts'
import { site } from '../site/site.config.ts'

const packedLibrary = site.url + packedLibraryPath

test('until the package is published, readers install it from this site', async ({ page, request }) => {
  test.skip(site.published, 'The package is published.')
  for (const path of ['/', '/docs/getting-started', '/docs/getting-started/installation/vite']) {
    await page.goto(path)
    await expect(page.getByText(`npm install ${packedLibrary}`).first()).toBeVisible()
    await expect(page.getByText('npm install @frond/ui')).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: /^v3\..* \(unreleased\)$/ })).toBeVisible()

  const answer = await request.get(packedLibraryPath)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/gzip'])
  const files = gunzipSync(await answer.body()).toString('latin1')
  expect(files).toContain('package/package.json')
  expect(files).toContain('"name": "@frond/ui"')
})
