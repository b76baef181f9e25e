import { useResizable } from '@frond/ui'

export default function ResizableSidebar() {
  const { panelProps, handleProps, size } = useResizable('example-sidebar', {
    defaultSize: 30,
    minSize: 20,
    maxSize: 60,
  })

  return (
    <div className="flex h-48 w-full overflow-hidden rounded-lg border border-default text-sm">
      <aside {...panelProps} className="w-[var(--resizable-size,30%)] shrink-0 bg-muted p-4">
        {Math.round(size)} %
      </aside>
      <div
        {...handleProps}
        className="w-1 shrink-0 cursor-col-resize touch-none bg-accented outline-primary hover:bg-primary-strong focus-visible:outline-2 data-dragging:bg-primary-strong"
      />
      <div className="min-w-0 flex-1 p-4">Drag the line. The size is there again after a reload.</div>
    </div>
  )
}
