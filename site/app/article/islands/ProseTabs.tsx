import { ProseTabs as Tabs, type ProseTabsProps } from '@frond/ui/prose'
import { HtmlPanel } from '../HtmlPanel'
import type { ItemsIslandProps } from '../island-props'

/** Sections of which one is shown at a time. */
export default function ProseTabs({ items, panels = [], ...props }: ItemsIslandProps & ProseTabsProps) {
  return (
    <Tabs {...props} items={items.map((item, index) => ({ ...item, content: <HtmlPanel html={panels[index]} /> }))} />
  )
}
