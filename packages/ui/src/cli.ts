#!/usr/bin/env node
import { writeIcons } from './icon-bundling/write-icons.ts'

/** The command `frond-ui` of the package. */

const [command, file] = process.argv.slice(2)

if (command === 'icons') {
  try {
    const written = writeIcons(process.cwd(), file)
    process.stdout.write(
      `Wrote ${written.names.length} icons to ${written.file}. Import this file once, beside <App>.\n`,
    )
  } catch (error) {
    console.error(`frond-ui icons: ${(error as Error).message}`)
    process.exitCode = 1
  }
} else {
  console.error(
    'Usage: npx frond-ui icons [file]\n\nWrites a module that registers the icons your source uses by name.',
  )
  process.exitCode = 1
}
