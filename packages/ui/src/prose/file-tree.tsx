import type { IconValue } from '../components/Icon.tsx'
import { ProseCodeIcon } from './CodeIcon.tsx'

/** An item of the Tree component. Its value is the path. */
export interface FileNode {
  label: string
  value: string
  icon?: IconValue
  children?: FileNode[]
}

/** Builds the tree of files. Folders come first, and both are in alphabetical order. */
export function toFileTree(files: readonly { label: string; icon?: IconValue }[]): FileNode[] {
  const root: FileNode[] = []
  for (const { label: path, icon } of files) {
    const names = path.split('/')
    const filename = names.pop()!
    let siblings = root
    for (const [depth, name] of names.entries()) {
      const value = names.slice(0, depth + 1).join('/')
      let folder = siblings.find((node) => node.value === value && node.children)
      if (!folder) siblings.push((folder = { label: name, value, children: [] }))
      siblings = folder.children!
    }
    siblings.push({ label: filename, value: path, icon: icon ?? <ProseCodeIcon filename={filename} /> })
  }
  return sort(root)
}

function sort(nodes: FileNode[]): FileNode[] {
  for (const { children } of nodes) if (children) sort(children)
  return nodes.sort((a, b) => Number(!a.children) - Number(!b.children) || compare(a.label, b.label))
}

/** Not `localeCompare`, because server and browser may have different locales. */
function compare(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()]
  if (left === right) return 0
  return left < right ? -1 : 1
}

/** The paths of all folders. */
export function findFolders(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const names = path.split('/')
    return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
  })
  return [...new Set(folders)]
}
