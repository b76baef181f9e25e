import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { readDiff, readFenceInfo } from '../packages/content/src/parse/code-block.ts'
import { root, runTool } from './run.ts'
import { findFiles } from './source-files.ts'

/**
 * Type-checks the `ts` and `tsx` code blocks of the docs pages against the library. Each block becomes a module. It must
 * import the components that it uses. A block without exports is part of a file: lower-case names that it does not define
 * may have any type. `docs-modules.d.ts` declares other packages.
 */

export interface CodeBlock {
  page: string
  /** The line of the page that precedes the first line of code. */
  line: number
  /** The path that a reader saves it as. */
  filename: string
  code: string
}

/**
 * Returns one message per type error, with file and line of the page. The modules are written to `folder`, which decides
 * what `@frond/ui` is: `npm run check` uses the built library, which must exist. `scripts/full/docs-code.ts` uses a folder
 * with the packed library.
 */
export async function checkDocsCode(folder = '.cache/docs-code'): Promise<string[]> {
  const pages = findFiles('site/content/docs/**/*.md')
  const blocks = pages.map((page) => readCodeBlocks(page, readFileSync(join(root, page), 'utf8')))
  // A copy, so that the types that it imports from the library also come from the folder.
  const declarations = readFileSync(join(import.meta.dirname, 'docs-modules.d.ts'), 'utf8')
  const files = new Map([['docs-modules.d.ts', declarations]])
  const origins = new Map<string, CodeBlock>()
  for (const list of blocks) {
    for (const [path, content] of toModules(list, origins)) files.set(path, content)
  }
  writeChangedFiles(folder, files)
  const { output } = await runTool('tsc', ['--noEmit', '--pretty', 'false', '--checkers', '1', '--project', folder], {
    quiet: true,
  })
  return output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith(' '))
    .flatMap((line) => toMessage(line.replace(`${folder}/`, ''), origins) ?? [])
}

/** Code inside of a block that shows Markdown is not code of the page. */
export function readCodeBlocks(page: string, text: string, languages = /^tsx?$/): CodeBlock[] {
  const blocks: CodeBlock[] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length; index++) {
    const [, indent = '', fence, info = ''] = /^(\s*)(`{3,})(.*)$/.exec(lines[index]!) ?? []
    if (!fence) continue
    const end = lines.findIndex((line, at) => at > index && line.trim() === fence)
    const { language, filename, diff } = readFenceInfo(info)
    if (languages.test(language)) {
      const code = lines
        .slice(index + 1, end)
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n')
      const name = /\.\w+$/.test(filename ?? '') ? filename! : `snippet.${language}`
      blocks.push({ page, line: index + 1, filename: name, code: diff ? readDiff(code).result : code })
    }
    index = end
  }
  return blocks
}

/** The modules of one page by path. Relative imports refer to the last block of the page with that file name. */
function toModules(blocks: readonly CodeBlock[], origins: Map<string, CodeBlock>): Map<string, string> {
  const files = new Map<string, string>()
  const paths = blocks.map((block, index) => `${toFolder(block.page)}/${index}/${block.filename}`)
  for (const [index, block] of blocks.entries()) {
    const path = paths[index]!
    const content = toModule(block.code)
    files.set(path, content)
    origins.set(path, block)
    for (const [specifier, imported] of readRelativeImports(path, content)) {
      const target = posix.join(posix.dirname(block.filename), specifier)
      const other = blocks.findLastIndex(({ filename }) => filename.replace(/\.tsx?$/, '') === target)
      const stub = `${posix.join(posix.dirname(path), specifier)}.ts`
      if (other < 0) files.set(stub, declareAny(imported))
      else if (other !== index) files.set(stub, reexport(stub, paths[other]!, blocks[other]!.code))
    }
  }
  return files
}

function toFolder(page: string): string {
  return page.replace(/^site\/content\/docs\//, '').replace(/\.md$/, '')
}

const hasExports = (code: string) => /^export\b/m.test(code)

/** Globals of the browser whose names are common in examples. */
const shadowedGlobals = ['name', 'open', 'status']

/** The module has one line more than the code, in front of it. JSX without a statement around it becomes an exported element. */
export function toModule(code: string): string {
  const shadowed = shadowedGlobals.filter((name) => !new RegExp(`(?:const|let|function)[^=]*\\b${name}\\b`).test(code))
  const head = hasExports(code) ? '' : `declare const ${shadowed.map((name) => `${name}: any`).join(', ')}; export {};`
  const { imports, rest } = splitImports(code)
  const isJsx = /^(?:\s*\/\/.*\n)*\s*</.test(rest)
  return isJsx ? `${`${head}\n${imports}`.trimEnd()}; export const jsx = <>\n${rest}\n</>` : `${head}\n${code}`
}

/** Separates the imports at the start of a code block. */
export function splitImports(code: string): { imports: string; rest: string } {
  const [imports = ''] = /^(?:import\b.*\n)*/.exec(code) ?? []
  return { imports, rest: code.slice(imports.length) }
}

/** The names that a module imports from relative paths, by path without the extension of TypeScript. */
export function readRelativeImports(path: string, code: string): Map<string, string[]> {
  const { module } = parseSync(path, code)
  const found = new Map<string, string[]>()
  for (const { moduleRequest, entries } of module.staticImports) {
    const specifier = toRelativeModule(moduleRequest.value)
    if (!specifier) continue
    const imported = entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : importName.name!))
    found.set(specifier, [...(found.get(specifier) ?? []), ...imported])
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = toRelativeModule(code.slice(moduleRequest.start + 1, moduleRequest.end - 1))
    if (specifier) found.set(specifier, ['default'])
  }
  return found
}

/** `undefined` if it is the name of a package or the path of a stylesheet. */
function toRelativeModule(specifier: string): string | undefined {
  return /^(\.\.?\/[^.]+)(?:\.tsx?)?$/.exec(specifier)?.[1]
}

/** A module of the reader's app that the page does not show. */
function declareAny(names: readonly string[]): string {
  return names
    .map((name) =>
      name === 'default'
        ? 'declare const main: any\nexport default main\n'
        : `export declare const ${name}: any\nexport type ${name} = any\n`,
    )
    .join('')
}

function reexport(from: string, to: string, code: string): string {
  const relative = posix.relative(posix.dirname(from), to).replace(/\.tsx?$/, '')
  const specifier = relative.startsWith('.') ? relative : `./${relative}`
  const hasDefault = /^export default\b/m.test(code)
  return `export * from '${specifier}'\n${hasDefault ? `export { default } from '${specifier}'\n` : ''}`
}

/** Unchanged files keep their modification time, and files of removed blocks are deleted. */
function writeChangedFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const path of globSync('**/*.{ts,tsx}', { cwd: join(root, folder) })) {
    if (!files.has(path)) rmSync(join(root, folder, path))
  }
  const config = {
    extends: `${posix.relative(folder, '.')}/tsconfig.base.json`,
    compilerOptions: {
      // Readers use the declarations of the library. Checking its sources again would take most of the time.
      customConditions: [],
      incremental: true,
      tsBuildInfoFile: 'tsbuildinfo',
      noUncheckedIndexedAccess: false,
    },
    include: ['**/*.ts', '**/*.tsx'],
  }
  for (const [path, content] of [...files, ['tsconfig.json', JSON.stringify(config)] as const]) {
    const file = join(root, folder, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** A name of the reader's app, and parameters whose type depends on one. */
const unknownNames = /^(?:TS2304|TS2552|TS18004|TS7006|TS7031)$/

/** `undefined` if the error is about a name of the reader's app. */
function toMessage(line: string, origins: ReadonlyMap<string, CodeBlock>): string | undefined {
  const [, path = '', row, code = '', text = ''] = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line) ?? []
  const block = origins.get(path)
  if (!block) return line
  if (!hasExports(block.code) && unknownNames.test(code) && /'\p{Ll}\w*'/u.test(text)) return undefined
  return `${block.page}:${block.line + Number(row) - 1} ${text} (${code})`
}
