import { ProseCodeTree as CodeTree, type ProseCodeTreeProps } from '@frond/ui/prose'
import { HtmlPanel } from '../HtmlPanel'
import type { ItemsIslandProps } from '../island-props'

/** The files of a project and the code of the selected one. */
export default function ProseCodeTree({ items, panels = [], ...props }: ItemsIslandProps & ProseCodeTreeProps) {
  const files = items.map((item, index) => ({
    ...item,
    content: <HtmlPanel html={panels[index]} className="*:my-0 *:rounded-none *:border-0" />,
  }))
  return <CodeTree {...props} items={files} />
}
