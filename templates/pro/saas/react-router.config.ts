import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  // Write every page as HTML. Any file host can serve the result.
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...getStaticPaths(),
    ...listNames('content/blog').map((name) => `/blog/${name}`),
    ...listNames('content/docs').map((name) => `/docs/${name.replace(/^\d+\./, '')}`),
  ],
  buildDirectory: 'dist',
  // Set BASE_PATH to serve the site from a subfolder, for example `/my-product/`.
  basename: process.env.BASE_PATH ?? '/',
} satisfies Config

/** The names of the Markdown files in a folder, without their extension. */
function listNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
}
