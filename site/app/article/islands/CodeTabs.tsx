import { ProseCodeGroup } from '@frond/ui/prose'

export interface CodeTabsProps {
  items: readonly { label: string }[]
  /** The code blocks as HTML. Set only on the server: the browser keeps the existing HTML. */
  panels?: readonly string[]
  /** Groups with the same key share their selected tab. */
  sync?: string
}

/** Code blocks in tabs. */
export default function CodeTabs({ items, panels = [], sync }: CodeTabsProps) {
  const blocks = items.map(({ label }, index) => ({
    label,
    content: (
      <div
        className="*:my-0 *:rounded-none *:border-0"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: panels[index] ?? '' }}
      />
    ),
  }))
  return <ProseCodeGroup items={blocks} sync={sync} />
}
