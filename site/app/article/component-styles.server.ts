import { findAsset } from 'virtual:island-assets'

/** Returns the stylesheets of a library component, for static HTML that contains it. */
export function componentStyles(component: string): readonly string[] {
  return libraryStyles(`components/${component}`)
}

/** Returns the stylesheets of a module of the library. The path is relative to its sources, such as `prose/Prompt`. */
export function libraryStyles(module: string): readonly string[] {
  return findAsset(`../packages/ui/src/${module}.tsx`)?.styles ?? []
}
