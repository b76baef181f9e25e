import { parseFile } from './markdown-file'

export const kinds = ['Interface', 'Identity', 'Data'] as const

export type Kind = (typeof kinds)[number]

export interface Project {
  slug: string
  title: string
  summary: string
  kind: Kind
  /** For example `2026-09`. */
  date: string
  role: string
  tools: string
  /** The text, as Markdown. */
  body: string
}

const files = import.meta.glob<string>('../content/projects/*.md', { query: '?raw', import: 'default', eager: true })

/** All projects, the newest first. */
export const projects: readonly Project[] = Object.entries(files)
  .map(([path, source]) => parseProject(path, source))
  .sort((a, b) => b.date.localeCompare(a.date))

function parseProject(path: string, source: string): Project {
  const { slug, body, read } = parseFile(path, source)
  const kind = kinds.find((each) => each === read('kind'))
  if (!kind) throw new Error(`content/projects/${slug}.md has the kind "${read('kind')}". Use ${kinds.join(', ')}.`)
  return {
    slug,
    kind,
    title: read('title'),
    summary: read('summary'),
    date: read('date'),
    role: read('role'),
    tools: read('tools'),
    body,
  }
}

export interface ProjectFilter {
  kind: Kind | 'all'
  search: string
}

/** The projects of a kind that contain the text. */
export function filterProjects({ kind, search }: ProjectFilter): Project[] {
  const text = search.trim().toLowerCase()
  return projects.filter(
    (project) =>
      (kind === 'all' || project.kind === kind) &&
      [project.title, project.summary, project.tools, project.body].join(' ').toLowerCase().includes(text),
  )
}
