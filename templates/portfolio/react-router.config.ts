import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  // Write every page as HTML, and the feed as XML. Any file host can serve the result.
  ssr: false,
  prerender: [
    '/',
    '/about',
    '/contact',
    '/writing',
    '/feed.xml',
    ...listSlugs('projects').map((slug) => `/work/${slug}`),
    ...listSlugs('writing').map((slug) => `/writing/${slug}`),
  ],
  buildDirectory: 'dist',
  // Set BASE_PATH to serve the site from a subfolder, for example `/portfolio/`.
  basename: process.env.BASE_PATH ?? '/',
} satisfies Config

/** The name of a Markdown file is the last part of its address. */
function listSlugs(folder: string): string[] {
  return readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
}
