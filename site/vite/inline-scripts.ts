import { build, type Plugin } from 'vite'

const suffix = '?script'

/**
 * `import text from './boot.ts?script'` returns the module, bundled and minified, as the text of a classic script. The same
 * source always gives the same text, so the content security policy can contain its hash.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'frond:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?script$/ },
      async handler(id) {
        const file = id.slice(0, -suffix.length)
        this.addWatchFile(file)
        return `export default ${JSON.stringify(await bundleScript(file))}`
      },
    },
  }
}

async function bundleScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: file, formats: ['iife'], name: 'frond' },
      rolldownOptions: { output: { extend: true } },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error(`inline-scripts: ${file} gave no output.`)
  return output.output[0].code.trim()
}
