import type { Config } from '@react-router/dev/config'

export default {
  // Write every page as HTML, and the search indexes as JSON. Any file host can serve the result.
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  buildDirectory: 'dist',
  // Set BASE_PATH to serve the site from a subfolder, for example `/docs/`.
  basename: process.env.BASE_PATH ?? '/',
} satisfies Config
