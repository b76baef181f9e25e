import { frond } from '@frond/ui/vite'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { markdown } from './vite/markdown.ts'

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [markdown(), tailwindcss(), reactRouter(), frond()],
  // Find the dependencies of all pages when the server starts. Otherwise, the first page that needs another one reloads.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
})
