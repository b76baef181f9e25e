import type { Highlighter } from '../highlight/highlight.ts'
import type { ContentBody, Json } from '../types.ts'
import { splitFrontMatter } from './front-matter.ts'
import type { ComponentUse, DocumentLink } from './markdown-converter.ts'
import { parseMarkdown } from './markdown.ts'
import type { Place, Problem } from './problems.ts'
import { findUrls, isSafeUrl } from './safety.ts'
import { readYaml, type YamlSource } from './yaml.ts'

/** Everything that can be read from a file without knowing its collection. It is plain JSON, so it can be cached. */
export interface ParsedDocument {
  /** The front matter, or the content of a YAML or JSON file. */
  data: { [key: string]: Json }
  /** Absent for YAML and JSON. */
  body?: ContentBody
  heading?: string
  lead?: string
  anchors: string[]
  links: DocumentLink[]
  components: ComponentUse[]
  problems: Problem[]
}

export function parseDocument(source: string, extension: string, highlighter: Highlighter): ParsedDocument {
  const text = source.replace(/^\uFEFF/, '')
  if (extension !== 'md') {
    const yaml = readYaml(text, { firstLine: 1, name: 'The file' })
    const { links, problems } = readDataLinks(yaml)
    return { data: yaml.data, anchors: [], links, components: [], problems: [...yaml.problems, ...problems] }
  }

  const frontMatter = splitFrontMatter(text)
  const { links, problems } = readDataLinks(frontMatter)
  const markdown = parseMarkdown(frontMatter.markdown, highlighter)
  return {
    ...markdown,
    data: frontMatter.data,
    links: [...links, ...markdown.links],
    problems: [...frontMatter.problems, ...problems, ...markdown.problems],
  }
}

/** The position of a front-matter value in the file. */
export function locateData(source: string, extension: string, path: readonly PropertyKey[]): Place {
  const text = source.replace(/^\uFEFF/, '')
  const yaml = extension === 'md' ? splitFrontMatter(text) : readYaml(text, { firstLine: 1, name: 'The file' })
  return yaml.locate(path)
}

function readDataLinks({ data, locate }: YamlSource): { links: DocumentLink[]; problems: Problem[] } {
  const links: DocumentLink[] = []
  const problems: Problem[] = []
  for (const { kind, url, path } of findUrls(data)) {
    const place = locate(path)
    if (isSafeUrl(url)) links.push({ kind, url, ...place })
    else
      problems.push({ severity: 'error', ...place, message: `${path.join('.')}: the address "${url}" is not allowed.` })
  }
  return { links, problems }
}
