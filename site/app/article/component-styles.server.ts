import { findAsset } from 'virtual:island-assets'

/** Returns the stylesheets of a library component, for static HTML that contains it. */
export function componentStyles(component: string): readonly string[] {
  return findAsset(`../packages/ui/src/components/${component}.tsx`)?.styles ?? []
}
