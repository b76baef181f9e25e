import { Button, Separator } from '@frond/ui'
import { useState } from 'react'

/** Content in the line can be read and pressed. */
export default function SeparatorContent() {
  const [earlier, setEarlier] = useState(false)

  return (
    <div className="grid w-full max-w-sm gap-3 text-sm">
      {earlier && <p>Tuesday: the seeds were sown.</p>}
      <Separator type="dashed">
        <Button
          label={earlier ? 'Hide earlier' : 'Show earlier'}
          size="xs"
          color="neutral"
          variant="ghost"
          onClick={() => setEarlier(!earlier)}
        />
      </Separator>
      <p>Friday: the first leaf.</p>
    </div>
  )
}
