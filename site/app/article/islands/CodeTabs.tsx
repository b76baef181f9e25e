import { ProseCodeGroup } from '@frond/ui/prose'

export interface CodeTabsProps {
  items: readonly { label: string }[]
  /** The blocks as HTML. Only the server has them: the browser keeps those it finds. */
  panels?: readonly string[]
  /** Groups with the same key choose together. */
  sync?: string
}

/** Code blocks of which one is shown at a time. */
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
