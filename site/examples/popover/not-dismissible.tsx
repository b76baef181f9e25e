import { Button, Popover } from '@frond/ui'
import { useState } from 'react'

export default function PopoverThatStays() {
  const [hint, setHint] = useState('')

  return (
    <Popover
      dismissible={false}
      onClosePrevent={() => setHint('Choose one of the two first.')}
      onOpenChange={() => setHint('')}
      renderContent={({ close }) => (
        <div className="grid w-72 gap-3 p-4">
          <p className="font-medium text-highlighted">Keep your changes?</p>
          <p role="status" className="text-error empty:hidden">
            {hint}
          </p>
          <div className="flex justify-end gap-2">
            <Button label="Discard" color="neutral" variant="ghost" onClick={close} />
            <Button label="Keep" onClick={close} />
          </div>
        </div>
      )}
    >
      <Button label="Leave the page" color="neutral" variant="subtle" />
    </Popover>
  )
}
