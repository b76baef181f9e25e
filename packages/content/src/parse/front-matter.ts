import type { Problem } from './problems.ts'
import { readYaml, type YamlSource } from './yaml.ts'

export interface FrontMatter extends YamlSource {
  /** The Markdown, with the front matter replaced by empty lines, so that line numbers match the file. */
  markdown: string
}

const fence = /^---[ \t]*$/

export function splitFrontMatter(source: string): FrontMatter {
  const lines = source.split(/\r\n|\r|\n/)
  if (!fence.test(lines[0]!))
    return { ...readYaml('', { firstLine: 1, name: 'Front matter' }), markdown: lines.join('\n') }

  const end = lines.findIndex((line, index) => index > 0 && fence.test(line))
  if (end === -1) {
    const message = 'Front matter is not closed. End it with a line of three dashes.'
    const problems: Problem[] = [{ severity: 'error', line: 1, column: 1, message }]
    return { ...readYaml('', { firstLine: 1, name: 'Front matter' }), problems, markdown: '' }
  }

  const yaml = readYaml(lines.slice(1, end).join('\n'), { firstLine: 2, name: 'Front matter' })
  return { ...yaml, markdown: '\n'.repeat(end + 1) + lines.slice(end + 1).join('\n') }
}
