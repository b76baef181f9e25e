import type { ContentNode } from '@frond/content/types'
import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../Island.server'
import { toReact } from '../to-react.server'

/** Code blocks of which one is shown at a time, named by their file names. */
export function CodeGroup({ nodes, sync }: { nodes: readonly ContentNode[]; sync?: string }) {
  const blocks = nodes.filter((node) => typeof node !== 'string')
  const items = blocks.map(([, props], index) => ({ label: String(props.filename ?? props.label ?? index + 1) }))
  // The tab shows the name, so the block itself need not.
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
