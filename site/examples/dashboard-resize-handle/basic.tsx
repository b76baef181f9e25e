import { DashboardResizeHandle, useResizable } from '@frond/ui'

export default function BasicResizeHandle() {
  const { panelProps, handleProps } = useResizable('example-handle', { defaultSize: 40, minSize: 20, maxSize: 70 })

  return (
    <div className="flex h-48 w-full overflow-hidden rounded-lg border border-default text-sm">
      <div {...panelProps} className="w-[var(--resizable-size,40%)] shrink-0 border-e border-default bg-muted p-4">
        Recipe
      </div>
      <DashboardResizeHandle {...handleProps} className="flex" />
      <div className="min-w-0 flex-1 p-4">Notes</div>
    </div>
  )
}
