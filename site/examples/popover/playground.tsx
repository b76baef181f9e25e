import { Button, Popover, type PopoverProps } from '@frond/ui'

export default function PopoverPlayground(props: Partial<PopoverProps>) {
  return (
    <Popover
      renderContent={<p className="w-56 p-4 text-sm">Guests see a project after it has been shared with them.</p>}
      {...props}
    >
      <Button label="Who can see this?" color="neutral" variant="outline" />
    </Popover>
  )
}
