import { Button, useResizable } from '@frond/ui'

export default function CollapsibleSidebar() {
  const { panelProps, handleProps, isCollapsed, collapse } = useResizable('example-collapsible', {
    side: 'right',
    unit: 'rem',
    defaultSize: 12,
    minSize: 8,
    maxSize: 18,
    collapsible: true,
    collapsedSize: 3,
  })

  return (
    <div className="flex h-48 w-full overflow-hidden rounded-lg border border-default text-sm">
      <div className="min-w-0 flex-1 p-4">A sidebar at the end that shrinks to its button.</div>
      <div
        {...handleProps}
        className="w-1 shrink-0 cursor-col-resize touch-none bg-accented outline-primary hover:bg-primary-strong focus-visible:outline-2 data-dragging:bg-primary-strong"
      />
      <aside
        {...panelProps}
        className="flex w-[var(--resizable-size,12rem)] shrink-0 flex-col items-start gap-2 overflow-hidden bg-muted p-2"
      >
        <Button
          icon={isCollapsed ? 'lucide:panel-right-open' : 'lucide:panel-right-close'}
          color="neutral"
          variant="ghost"
          aria-label={isCollapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
          onClick={() => collapse()}
        />
        {!isCollapsed && <p className="px-2">Details</p>}
      </aside>
    </div>
  )
}
