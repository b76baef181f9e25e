import type { ComponentType } from 'react'
import { needsEditor } from './islands/knobs'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../examples/**/*.tsx',
  './islands/*.tsx',
  '../home/islands/*.tsx',
  '../pro/islands/*.tsx',
  '../../../packages/ui/src/components/*.tsx',
  '!../../../packages/ui/src/components/*.test.tsx',
])

/**
 * The kind of an island: an example, a knob panel (named after its component or example), code tabs, another prose block, the filter
 * of the gallery, a filter by kind, a panel of the home page, a form of the Pro pages, a list of questions and answers, or the preview of a
 * template.
 */
export type IslandKind =
  | 'example'
  | 'code'
  | 'tabs'
  | 'prose'
  | 'filter'
  | 'kinds'
  | 'home'
  | 'pro'
  | 'questions'
  | 'template'

/**
 * The module that exports the island and, for a knob panel, the module of its component. Paths are relative to the
 * site.
 */
export function islandFiles(kind: IslandKind, name: string): string[] {
  switch (kind) {
    case 'example':
      return [`examples/${name}.tsx`]
    case 'code':
      return ['app/article/islands/ComponentCode.tsx', findSubjectFile(name)]
    case 'tabs':
      return ['app/article/islands/CodeTabs.tsx']
    case 'prose':
      return [`app/article/islands/${name}.tsx`]
    case 'filter':
      return ['app/article/islands/GalleryFilter.tsx']
    case 'kinds':
      return ['app/article/islands/KindFilter.tsx']
    case 'home':
      return [`app/home/islands/${name}.tsx`]
    case 'pro':
      return [`app/pro/islands/${name}.tsx`]
    case 'questions':
      return ['app/article/islands/Questions.tsx']
    case 'template':
      return ['app/article/islands/TemplatePreview.tsx']
    default:
      return kind satisfies never
  }
}

/** The module that a knob panel shows: an example, a part of the editor, or a component. */
function findSubjectFile(name: string): string {
  if (isExample(name)) return `examples/${name}.tsx`
  return needsEditor(name) ? 'app/article/islands/EditorParts.tsx' : `../packages/ui/src/components/${name}.tsx`
}

/** The export that a knob panel shows. */
export function findSubjectExport(name: string): string {
  return isExample(name) ? 'default' : name
}

function isExample(name: string): boolean {
  return name.includes('/')
}

export interface IslandModules {
  Island: ComponentType<{ subject?: unknown }>
  subject: unknown
  /** Display options of an example. */
  layout: ExampleModule['layout']
}

/** Loads an island. Resolves to `undefined` if there is none with that name. */
export async function loadIsland(kind: IslandKind, name: string): Promise<IslandModules | undefined> {
  const [island, subject] = islandFiles(kind, name).map((file) => modules[toGlobPath(file)])
  const loadedIsland = await island?.()
  const loadedSubject = await subject?.()
  const shown = loadedSubject?.[findSubjectExport(name)]
  if (!loadedIsland || (kind === 'code' && !shown)) return undefined
  return {
    Island: loadedIsland.default as IslandModules['Island'],
    subject: shown,
    layout: loadedIsland.layout as IslandModules['layout'],
  }
}

export interface ExampleModule {
  default: ComponentType
  layout?: 'page'
}

export function findExample(name: string): (() => Promise<ExampleModule>) | undefined {
  return modules[`../../examples/${name}.tsx`] as (() => Promise<ExampleModule>) | undefined
}

/** Names of all examples, as `slug/name`. */
export function exampleNames(): string[] {
  return Object.keys(modules).flatMap((file) => /^\.\.\/\.\.\/examples\/(.+)\.tsx$/.exec(file)?.[1] ?? [])
}

function toGlobPath(file: string): string {
  if (file.startsWith('app/article/')) return file.replace('app/article/', './')
  return file.startsWith('app/') ? file.replace('app/', '../') : `../../${file}`
}
