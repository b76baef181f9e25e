import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { readFileName } from '../../../packages/content/src/parse/file-names.ts'
import { readCodeBlocks } from '../../docs-code.ts'
import { root } from '../../run.ts'
import { findFiles } from '../../source-files.ts'

/** A task of a reader, the query that finds its answer, and the code of the answer. The test of the search reads the same file. */
export interface Task {
  query: string
  answer: Answer
}

export interface Answer {
  /** Address of the section that answers the query. */
  section: string
  /** File names of the code blocks in that section. A block without a file name is `snippet.ts` or `snippet.tsx`. */
  code?: string[]
  /** The example in that section. */
  example?: string
}

export function readTasks(): Task[] {
  const file = readFileSync(join(root, 'site/app/search/search-queries.json'), 'utf8')
  return (JSON.parse(file) as { tasks: Task[] }).tasks
}

/** The code that a reader copies, by file name. */
export function readAnswer({ section, code = [], example }: Answer): Map<string, string> {
  const text = readSection(section)
  if (example) {
    if (!text.includes(`name="${example}"`)) throw new Error(`${section} does not show the example ${example}.`)
    return new Map([['src/Example.tsx', readFileSync(join(root, `site/examples/${example}.tsx`), 'utf8')]])
  }
  const blocks = readCodeBlocks(section, text, /^(?:tsx?|css|astro)$/)
  return new Map(
    code.map((name) => {
      const block = blocks.find(({ filename }) => filename === name)
      if (!block) throw new Error(`${section} has no code block ${name}.`)
      return [name, block.code]
    }),
  )
}

/** The Markdown of a page, or of a section with its subsections. */
function readSection(address: string): string {
  const [path, id] = address.split('#')
  const file = findFiles('site/content/docs/**/*.md').find(
    (name) => readFileName(name.replace('site/content/', '')).path === path,
  )
  if (!file) throw new Error(`There is no docs page ${path}.`)
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  if (!id) return lines.join('\n')

  const headings = readHeadings(lines)
  const start = headings.find((heading) => heading.id === id)
  if (!start) throw new Error(`${path} has no section #${id}.`)
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level)
  return lines.slice(start.line, end?.line).join('\n')
}

function readHeadings(lines: readonly string[]): { line: number; level: number; id: string }[] {
  const slugger = new GithubSlugger()
  let isCode = false
  return lines.flatMap((text, line) => {
    if (/^\s*```/.test(text)) isCode = !isCode
    const [, marks, title] = (!isCode && /^(#{2,6}) (.+)$/.exec(text)) || []
    if (!marks || !title) return []
    // A heading can set its id: `### Placement {#content-prop}`.
    const [, id] = /\{#([\w-]+)\}$/.exec(title) ?? []
    return [{ line, level: marks.length, id: id ?? slugger.slug(title.replaceAll('`', '')) }]
  })
}
