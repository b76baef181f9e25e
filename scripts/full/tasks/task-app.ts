import { posix } from 'node:path'
import { readRelativeImports, splitImports } from '../../docs-code.ts'
import { ownCode } from './own-code.ts'
import { readAnswer, type Task } from './read-answer.ts'

/** The files of one task in the scratch project: the copied code, and what the reader's app already contains. */
export interface TaskApp {
  query: string
  /** The folder, and the path of the page. */
  folder: string
  /** Paths in the project. */
  files: Record<string, string>
  /** A test has no page. The test runner runs it. */
  isTest: boolean
}

export function createTaskApp({ query, answer }: Task): TaskApp {
  const folder = `tasks/${query.replaceAll(/\W+/g, '-')}`
  const own = ownCode[query] ?? {}
  const copied = new Map([...readAnswer(answer)].map(([name, code]) => toFile(name, code, own.before ?? '')))
  const isTest = [...copied.keys()].some((name) => name.endsWith('.test.tsx'))
  const files: Record<string, string> = { ...own.files, ...Object.fromEntries(copied) }
  if (!isTest) {
    files['src/main.tsx'] ??= mainFile(copied, own.props ?? '')
    files['index.html'] = html
  }
  Object.assign(files, createMissingModules(files))
  const placed = Object.entries(files).map(([name, code]) => [`${folder}/${name}`, code])
  return { query, folder, files: Object.fromEntries(placed), isTest }
}

const html =
  '<!doctype html><html lang="en"><head><title>Task</title><link rel="icon" href="data:," /></head><body><div id="root"></div><script type="module" src="./src/main.tsx"></script></body></html>'

/** Where the reader saves a code block. JSX without a component around it is put into one, after the reader's own code. */
function toFile(name: string, code: string, before: string): [name: string, code: string] {
  if (!name.startsWith('snippet.')) return [name, code]
  if (code.includes("from 'vitest'")) return ['src/snippet.test.tsx', code]
  if (/^export\b/m.test(code)) return ['src/Snippet.tsx', code]
  const { imports, rest: jsx } = splitImports(code)
  return ['src/Snippet.tsx', `${imports}${before}\nexport function Snippet() {\n  return (\n<>${jsx}</>\n  )\n}\n`]
}

/** Renders the component of the last copied file in `App`. */
function mainFile(copied: ReadonlyMap<string, string>, props: string): string {
  const [file, code] = [...copied].findLast(([name]) => name.endsWith('.tsx'))!
  const [, isDefault, name] = /^export (default )?function (\w+)/m.exec(code)!
  const specifier = `./${posix.basename(file, '.tsx')}`
  return `import { App } from '@frond/ui'
import { createRoot } from 'react-dom/client'
import ${isDefault ? name : `{ ${name} }`} from '${specifier}'
import '../../../main.css'

createRoot(document.getElementById('root')!).render(
  <App>
    <${name} ${props} />
  </App>,
)
`
}

/** The modules that the copied code imports from the reader's app. Their functions record their calls in `window.calls`. */
function createMissingModules(files: Record<string, string>): Record<string, string> {
  const missing: Record<string, string> = {}
  for (const [path, code] of Object.entries(files)) {
    if (!/\.tsx?$/.test(path)) continue
    for (const [specifier, names] of readRelativeImports(path, code)) {
      const target = posix.join(posix.dirname(path), specifier)
      if (Object.keys(files).some((file) => file.replace(/\.tsx?$/, '') === target)) continue
      missing[`${target}.ts`] = names.map(recordingFunction).join('\n')
    }
  }
  return missing
}

function recordingFunction(name: string): string {
  return `export async function ${name}(...args: unknown[]): Promise<void> {
  const page = window as Window & { calls?: unknown[] }
  page.calls = [...(page.calls ?? []), ['${name}', ...args]]
}
`
}
