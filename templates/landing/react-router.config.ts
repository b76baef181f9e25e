import type { Config } from '@react-router/dev/config'

export default {
  // Write every page as HTML. Any file host can serve the result.
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths(),
  buildDirectory: 'dist',
  // Set BASE_PATH to serve the site from a subfolder, for example `/my-site/` on GitHub Pages.
  basename: process.env.BASE_PATH ?? '/',
} satisfies Config
