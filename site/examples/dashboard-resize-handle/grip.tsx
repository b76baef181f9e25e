import { DashboardResizeHandle, useResizable } from '@frond/ui'

export default function ResizeHandleWithGrip() {
  const { panelProps, handleProps } = useResizable('example-grip', { defaultSize: 40, minSize: 20, maxSize: 70 })

  return (
    <div className="flex h-48 w-full overflow-hidden rounded-lg border border-default text-sm">
      <div {...panelProps} className="w-[var(--resizable-size,40%)] shrink-0 border-e border-default bg-muted p-4">
        Recipe
      </div>
      <DashboardResizeHandle {...handleProps} aria-label="Resize the recipe" className="flex">
        <span className="absolute inset-y-0 my-auto h-8 w-1.5 rounded-full bg-control ring-2 ring-bg" />
      </DashboardResizeHandle>
      <div className="min-w-0 flex-1 p-4">Notes</div>
    </div>
  )
}
