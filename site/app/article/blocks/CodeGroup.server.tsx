import type { ContentNode } from '@frond/content/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../Island.server'
import { toReact } from '../to-react.server'

/** Code blocks in tabs. The file names are the tab labels. */
export function CodeGroup({ nodes, sync }: { nodes: readonly ContentNode[]; sync?: string }) {
  const blocks = nodes.filter((node) => typeof node !== 'string')
  const items = blocks.map(([, props], index) => ({ label: String(props.filename ?? props.label ?? index + 1) }))
  // The tab shows the file name, so the code block does not repeat it.
  const panels = blocks.map(([tag, { filename: _, ...props }, ...children]) =>
    renderToStaticMarkup(toReact([[tag, props, ...children]])),
  )

  return (
    <Island
      kind="tabs"
      name="code"
      props={{ items, sync }}
      serverProps={{ panels }}
      className="my-6 first:mt-0 last:mb-0"
    />
  )
}
