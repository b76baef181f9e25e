import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { frondSource } from '../packages/ui/build/vite-source.ts'
import { chunkGroups } from './vite/chunks.ts'
import { compileHints } from './vite/compile-hints.ts'
import { content } from './vite/content.ts'
import { exampleUtilities } from './vite/example-utilities.ts'
import { icons } from './vite/icons.ts'
import { inlineScripts } from './vite/inline-scripts.ts'
import { islandAssets } from './vite/island-assets.ts'
import { liveEndpoints } from './vite/live-endpoints.ts'
import { palettesStylesheet } from './vite/palettes.ts'
import { parallelBundles } from './vite/parallel-bundles.ts'
import { bundleProgress } from './vite/progress.ts'
import { filteredReactRouter } from './vite/react-router.ts'
import { registeredProperties } from './vite/registered-properties.ts'
import { searchFile } from './vite/search.ts'
import { serverStyles } from './vite/server-styles.ts'
import { templateFiles } from './vite/templates.ts'

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    bundleProgress(),
    parallelBundles(),
    compileHints(),
    serverStyles(),
    content(),
    liveEndpoints(),
    palettesStylesheet(),
    searchFile(),
    templateFiles(),
    inlineScripts(),
    icons(),
    frondSource(),
    exampleUtilities(),
    tailwindcss(),
    registeredProperties(),
    islandAssets(),
    filteredReactRouter(),
  ],
  define: { __BUILD_ID__: JSON.stringify(command === 'build' ? buildId() : 'dev') },
  resolve: { conditions: ['frond-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['frond-source', ...defaultServerConditions] } },
  build: {
    target: 'es2022',
    // The oldest browsers of the page "Browser support". For older ones, `:dir()` would become a long list of languages.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  // Prerendering uses a preview server, which would otherwise watch every file of the build.
  server: { watch: isPreview ? null : { ignored: [join(import.meta.dirname, 'build/**')] } },
  // Pre-bundle the dependencies of lazily loaded modules: discovering them later would reload the page.
  optimizeDeps: {
    entries: ['examples/**/*.tsx', '../packages/ui/src/{components,prose}/*.tsx'],
    include: ['react-dom/server'],
    // It loads its WebAssembly file relative to itself, so it must not be bundled.
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
}))

/** The build id in payload URLs, so that a page never reads a cached payload of another build. */
function buildId(): string {
  return randomBytes(6).toString('hex')
}
