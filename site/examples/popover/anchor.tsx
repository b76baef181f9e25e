import { Button, Popover } from '@frond/ui'

export default function PopoverWithAnchor() {
  return (
    <div className="flex w-80 max-w-full items-center justify-between gap-4 rounded-lg p-3 ring ring-default">
      <Popover
        content={{ align: 'end' }}
        anchor={<span className="order-1 min-w-0 font-mono text-sm wrap-anywhere text-muted">npm i @frond/ui</span>}
        renderContent={<p className="w-56 p-4">Works with npm, pnpm, yarn and bun.</p>}
      >
        <Button
          icon="lucide:info"
          aria-label="About this command"
          color="neutral"
          variant="ghost"
          className="order-2"
        />
      </Popover>
    </div>
  )
}
