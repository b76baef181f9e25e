import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findTemplates, readArchiveFiles } from '../../site/vite/templates.ts'
import { expectThat, packForApps, runIn, serveApp } from '../scratch-app.ts'

/** Unpacks every template outside the repository, installs the packed library, and builds and starts it as its README says. */

const library = await packForApps()

for (const template of findTemplates()) {
  const folder = mkdtempSync(join(tmpdir(), `frond-${template.name}-`))
  for (const { name, content } of readArchiveFiles(template)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    const text = Buffer.from(content)
    const isManifest = name === `${template.name}/package.json`
    writeFileSync(file, isManifest ? text.toString().replace(/("@frond\/ui": )"[^"]+"/, `$1"file:${library}"`) : text)
  }
  const app = join(folder, template.name)
  runIn(app, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  runIn(app, 'npm', ['run', 'build'])
  const isNext = template.files.includes('next.config.ts')
  const html = await serveApp(
    template.name,
    app,
    isNext ? ['next/dist/bin/next', 'start'] : ['vite/bin/vite.js', 'preview', ...previewArgs(template.files)],
  )
  expectThat(html.includes('<html'), `${template.name} shows its first page`)
}

/** React Router writes the files for browsers to `dist/client`, Vite to `dist`. */
function previewArgs(files: readonly string[]): string[] {
  return files.includes('react-router.config.ts') ? ['--outDir', 'dist/client'] : []
}
