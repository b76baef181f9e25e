import { colorModeScript } from '@frond/ui/colors'
import { frond } from '@frond/ui/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Set BASE_PATH to serve the app from a subfolder, for example `/my-app/` on GitHub Pages.
  base: process.env.BASE_PATH ?? '/',
  plugins: [
    react(),
    tailwindcss(),
    frond(),
    {
      // Sets the color mode before the first paint, so that a page in dark mode does not flash white.
      name: 'color-mode-script',
      transformIndexHtml: () => [{ tag: 'script', children: colorModeScript, injectTo: 'head-prepend' }],
    },
  ],
})
