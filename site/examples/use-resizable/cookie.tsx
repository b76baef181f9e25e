import { Button, useResizable } from '@frond/ui'

/** The cookie reaches the server with the next request, which gives it back as `saved`. */
export default function ResizableInCookie({ saved }: { saved?: string }) {
  const { panelProps, handleProps, size, reset } = useResizable('example-cookie', {
    unit: 'px',
    defaultSize: 180,
    minSize: 120,
    maxSize: 320,
    storage: 'cookie',
    storageOptions: { maxAge: 60 * 60 * 24 },
    saved,
  })

  return (
    <div className="flex h-40 w-full overflow-hidden rounded-lg border border-default text-sm">
      <aside {...panelProps} className="w-[var(--resizable-size,180px)] shrink-0 bg-muted p-4">
        {Math.round(size)} px
      </aside>
      <div
        {...handleProps}
        className="w-1 shrink-0 cursor-col-resize touch-none bg-accented outline-primary hover:bg-primary-strong focus-visible:outline-2 data-dragging:bg-primary-strong"
      />
      <div className="min-w-0 flex-1 p-4">
        <Button label="Reset" size="sm" color="neutral" variant="outline" onClick={reset} />
      </div>
    </div>
  )
}
