import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { besideSource, sourceFiles } from './source-files.ts'

const FILE_NAME = 'frond.css'

export interface WrittenStyles {
  /** Path of the written file, relative to the root. */
  file: string
  /** The stylesheets that the file imports, besides the base stylesheet. */
  names: string[]
}

/**
 * Writes a stylesheet that imports the styles of the components that the source files below `root` import, and of the
 * components that those render. Throws if the source imports no component.
 */
export function writeStyles(
  root: string,
  file = besideSource(root, FILE_NAME),
  library = dirname(dirname(fileURLToPath(import.meta.url))),
): WrittenStyles {
  const modules = findImportedModules(root, library)
  const names = [...findStylesheets(modules, library)].toSorted()
  if (names.length === 0) throw new Error(`No file below ${root} imports a component of @frond/ui.`)
  const imports = ['base', ...names].map((name) => `@import '@frond/ui/css/${name}.css';\n`)
  writeFileSync(
    join(root, file),
    `/* Written by \`npx frond-ui css\`. Run it again after you have used another component. */\n${imports.join('')}`,
  )
  return { file: relative(root, join(root, file)), names }
}

/** The modules of the library that an application imports. */
function findImportedModules(root: string, library: string): Set<string> {
  const entries = readEntries(library)
  const index = join(library, 'index.js')
  const moduleOfName = new Map(
    readImports(index).flatMap(({ names, path }) => names.map((name) => [name, join(library, path)] as const)),
  )
  const modules = new Set<string>()
  for (const source of sourceFiles(root)) {
    for (const { names, path } of readImports(source, '@frond/ui')) {
      const found = path === '@frond/ui' ? names.map((name) => moduleOfName.get(name)) : [entries.get(path)]
      for (const module of found) if (module) modules.add(module)
    }
  }
  return modules
}

/** The modules of the package by the path that applications import, such as `@frond/ui/button`. */
function readEntries(library: string): Map<string, string> {
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, { default?: string } | string>
  }
  return new Map(
    Object.entries(exports).flatMap(([path, target]) =>
      typeof target === 'object' && target.default?.endsWith('.js')
        ? [[path.replace('.', '@frond/ui'), join(library, target.default)] as const]
        : [],
    ),
  )
}

/** The names of the stylesheets that modules need. Every component imports its theme, which has the name of its stylesheet. */
function findStylesheets(modules: Iterable<string>, library: string): Set<string> {
  const names = new Set<string>()
  const seen = new Set(modules)
  for (const module of seen) {
    const name = basename(module, '.js')
    const isTheme = basename(dirname(module)) === 'theme'
    if (isTheme && existsSync(join(library, 'css', `${name}.css`))) names.add(name)
    // The loop also visits the modules that are added to the set here.
    for (const { path } of readImports(module)) seen.add(resolve(dirname(module), path))
  }
  return names
}

interface Import {
  names: string[]
  path: string
}

const IMPORT = /(?:\{([^{}]*)\}\s*from|\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g

/** The imports and re-exports of a module whose path begins with the given text. */
function readImports(file: string, start = '.'): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, names = '', path = '']) =>
    path.startsWith(start) ? [{ names: readNames(names), path }] : [],
  )
}

/** `Button, type ModalProps, Input as Field` contains the names Button, ModalProps and Input. */
function readNames(list: string): string[] {
  return list
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s/)[0]!,
    )
    .filter(Boolean)
}
