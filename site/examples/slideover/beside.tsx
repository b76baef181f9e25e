import { Button, Slideover } from '@frond/ui'
import { useState } from 'react'

export default function SlideoverBeside() {
  const [count, setCount] = useState(0)

  return (
    <div className="flex gap-2">
      <Slideover
        modal={false}
        dismissible={false}
        title="Notes"
        description="The page can still be used."
        trigger={<Button label="Notes" />}
      >
        Pressed {count} times.
      </Slideover>
      <Button label="Press me" color="neutral" variant="outline" onClick={() => setCount(count + 1)} />
    </div>
  )
}
