import { findAsset } from 'virtual:island-assets'

/** The stylesheets of a component of the library, for static HTML that shows it. */
export function componentStyles(component: string): readonly string[] {
  return findAsset(`../packages/ui/src/components/${component}.tsx`)?.styles ?? []
}
