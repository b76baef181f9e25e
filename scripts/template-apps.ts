import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findTemplates, readArchiveFiles } from '../site/vite/templates.ts'
import { expectThat, packForApps, runIn, withCommand } from './scratch-app.ts'

/** Runs templates as users do: unpacked outside the repository, with the packed library and the commands of the README. */

export interface TemplateApp {
  name: string
  folder: string
  /** All npm commands that the README names, in order. */
  commands: string[]
}

/** Commands that serve the app until they are stopped. */
const serverCommands = ['npm run dev', 'npm run preview', 'npm start']

export function isServerCommand(command: string): boolean {
  return serverCommands.includes(command)
}

/** Unpacks the named templates, or all of them if there are no names. */
export async function unpackTemplates(names: readonly string[]): Promise<TemplateApp[]> {
  const templates = findTemplates()
  for (const name of names)
    expectThat(
      templates.some((each) => each.name === name),
      `there is a template "${name}"`,
    )
  const library = await packForApps()
  return templates
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((template) => unpack(template, library))
}

function unpack(template: ReturnType<typeof findTemplates>[number], library: string): TemplateApp {
  const { name } = template
  const parent = mkdtempSync(join(tmpdir(), `frond-${name}-`))
  for (const { name: path, content } of readArchiveFiles(template)) {
    const file = join(parent, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, path === `${name}/package.json` ? withPackedLibrary(content, library) : content)
  }
  const folder = join(parent, name)
  const commands = readCommands(readFileSync(join(folder, 'README.md'), 'utf8'))
  for (const script of ['npm install', 'npm run build'])
    expectThat(commands.includes(script), `the README of ${name} names \`${script}\``)
  const last = commands.at(-1)!
  expectThat(
    isServerCommand(last) && last !== 'npm run dev',
    `the README of ${name} names the server of the built app last`,
  )
  return { name, folder, commands }
}

function withPackedLibrary(manifest: Uint8Array, library: string): string {
  return Buffer.from(manifest)
    .toString()
    .replace(/("@frond\/ui": )"[^"]+"/, `$1"file:${library}"`)
}

/** The lines of its shell blocks, and commands in the text. */
function readCommands(readme: string): string[] {
  const code = readme.matchAll(/```bash\n([\s\S]*?)\n```|`(npm [^`]+)`/g)
  return [...code].flatMap(([, block, inline]) => inline ?? block!.split('\n'))
}

export function runCommand({ folder }: TemplateApp, command: string): void {
  const [program, ...args] = command.split(' ')
  const quiet = command === 'npm install' ? ['--no-audit', '--no-fund', '--loglevel=error'] : []
  runIn(folder, program!, [...args, ...quiet])
}

/** Runs a server command, and calls `visit` with its address. */
export function serveTemplate(
  { name, folder }: TemplateApp,
  command: string,
  visit: (url: string) => Promise<void>,
): Promise<void> {
  const [program, ...args] = command.split(' ')
  return withCommand(`${name}, ${command}`, folder, [program!, ...args, '--'], visit)
}
