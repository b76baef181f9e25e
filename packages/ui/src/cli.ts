#!/usr/bin/env node
import { writeStyles } from './commands/write-styles.ts'
import { writeIcons } from './icon-bundling/write-icons.ts'

/** The command `frond-ui` of the package. */

const USAGE = `Usage:
  npx frond-ui icons [file]   Writes a module that registers the icons your source uses by name.
  npx frond-ui css [file]     Writes a stylesheet with the styles of the components your source uses.`

/** Each command writes a file and returns a message. */
const commands: Readonly<Record<string, (root: string, file: string | undefined) => string>> = {
  icons(root, file) {
    const written = writeIcons(root, file)
    return `Wrote ${written.names.length} icons to ${written.file}. Import this file once, beside <App>.`
  },
  css(root, file) {
    const written = writeStyles(root, file)
    return `Wrote ${written.names.length} stylesheets to ${written.file}. Import this file instead of @frond/ui/css.`
  },
}

const [name = '', file] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (command) {
  try {
    process.stdout.write(`${command(process.cwd(), file)}\n`)
  } catch (error) {
    console.error(`frond-ui ${name}: ${(error as Error).message}`)
    process.exitCode = 1
  }
} else {
  console.error(USAGE)
  process.exitCode = 1
}
