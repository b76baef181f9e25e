import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readFileName } from '../../../packages/content/src/parse/file-names.ts'
import { readCodeBlocks, readRelativeImports, splitImports, type CodeBlock } from '../../docs-code.ts'
import { root } from '../../run.ts'
import { findFiles } from '../../source-files.ts'
import { readAnswer } from '../tasks/read-answer.ts'
import { frameworkBlocks } from './framework-blocks.ts'
import { namesOfReader } from './own-names.ts'

/** Reads the code blocks of the guides and turns them into files that run. */

export type Runner = 'browser' | 'node' | 'vite config' | 'unit test' | 'browser test' | 'playwright' | 'other step'

export interface GuideBlock extends CodeBlock {
  /** Address of the page. */
  address: string
  /** Page and line, as a folder name. */
  id: string
  runner: Runner
  /** The file that runs the block, if it is not `scripts/full/guides.ts`. */
  step?: string
}

const start = '/docs/getting-started'

/** Pages whose blocks are all run by a test, because they need the server of this site. */
const testedPages: Record<string, string> = { [`${start}/query-docs`]: 'e2e/query-docs.spec.ts' }

/** The TypeScript blocks of all guides. */
export function readGuideBlocks(): GuideBlock[] {
  const steps = readFrameworkSteps()
  return findFiles('site/content/docs/1.getting-started/**/*.md').flatMap((page) => {
    const address = readFileName(page.replace('site/content/', '')).path
    return readCodeBlocks(page, readFileSync(join(root, page), 'utf8')).map((block) => {
      const id = `${address.replace(start, '').slice(1).replaceAll('/', '-') || 'introduction'}-${block.line}`
      const step = testedPages[address] ?? steps.get(toStepKey(address, block.code))
      return { ...block, address, id, runner: step ? 'other step' : findRunner(block), step }
    })
  })
}

/** The steps that run the blocks of a framework, by page and code. */
function readFrameworkSteps(): Map<string, string> {
  const steps = new Map<string, string>()
  for (const [step, blocks] of Object.entries(frameworkBlocks)) {
    for (const answer of Object.values(blocks)) {
      const [address = ''] = answer.section.split('#')
      for (const code of readAnswer(answer).values()) steps.set(toStepKey(address, code), step)
    }
  }
  return steps
}

function toStepKey(address: string, code: string): string {
  return `${address}\n${code}`
}

function findRunner({ filename, code }: CodeBlock): Runner {
  if (filename === 'vite.config.ts') return 'vite config'
  if (code.includes("from '@playwright/test'")) return 'playwright'
  if (code.includes("from 'node:")) return 'node'
  if (code.includes("from 'vitest/browser'")) return 'browser test'
  return code.includes("from '@testing-library/react'") ? 'unit test' : 'browser'
}

/** The files of a block that runs in a browser, by path in its folder. `blocks` are those of the same page. */
export function toFiles(block: GuideBlock, blocks: readonly GuideBlock[]): Record<string, string> {
  const files: Record<string, string> = {}
  const pending = [block]
  while (pending.length > 0) {
    const current = pending.pop()!
    const path = posix.normalize(current.filename)
    if (files[path] !== undefined) continue
    const depth = '../'.repeat(path.split('/').length)
    files[path] = toModule(current.code, `${depth}../own-names`)
    for (const [specifier, names] of readRelativeImports(path, files[path])) {
      const target = posix.join(posix.dirname(path), specifier)
      if (target.endsWith('own-names')) continue
      const shown = blocks.findLast(({ filename }) => filename.replace(/\.tsx?$/, '') === target)
      if (shown) pending.push(shown)
      else files[`${target}.tsx`] ??= names.map(toMissingExport).join('\n')
    }
    for (const [, style = ''] of current.code.matchAll(/^import .*?'(\.[^']+\.css)'$/gm))
      files[posix.join(posix.dirname(path), style)] = '.save { color: red; }\n'
  }
  return files
}

/** Adds the names of the reader's app that the block uses without an import. JSX becomes an exported element. */
function toModule(code: string, own: string): string {
  const { imports, rest: body } = splitImports(code)
  const rest = body.replace(/^(?:\s*\/\/.*\n)+(?=\s*<)/, '')
  const isJsx = /^\s*</.test(rest)
  if (/^export\b/m.test(code) || !isJsx) return code
  const free = namesOfReader.filter(
    (name) => new RegExp(`[<{(]${name}\\b`).test(rest) && !new RegExp(`\\b${name}\\b`).test(imports),
  )
  const added = free.length > 0 ? `import { ${free.join(', ')} } from '${own}'\n` : ''
  return `${imports}${added}\nexport const jsx = <>\n${rest}\n</>\n`
}

/** An export of the reader's app that the page does not show: a component, or a function that records its calls. */
function toMissingExport(name: string): string {
  if (name === 'default') return 'export default function Page() {\n  return <p>Page of the app</p>\n}\n'
  if (/^[A-Z]/.test(name)) return `export function ${name}() {\n  return <p>${name} of the app</p>\n}\n`
  return `export async function ${name}(...args: unknown[]): Promise<void> {
  const page = window as Window & { calls?: unknown[] }
  page.calls = [...(page.calls ?? []), ['${name}', ...args]]
}
`
}
