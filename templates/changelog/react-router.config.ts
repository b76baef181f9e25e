import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  // Write every page as HTML, and the feed as XML. Any file host can serve the result.
  ssr: false,
  prerender: ['/', '/subscribe', '/feed.xml', ...listVersions().map((version) => `/releases/${version}`)],
  buildDirectory: 'dist',
  // Set BASE_PATH to serve the site from a subfolder, for example `/changelog/`.
  basename: process.env.BASE_PATH ?? '/',
} satisfies Config

/** Each file in `content` is a release: `2.1.0.md` is version 2.1.0. */
function listVersions(): string[] {
  return readdirSync('content')
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
}
