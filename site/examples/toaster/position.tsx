import { Button, Toaster, useToast, type ToasterProps } from '@frond/ui'
import { useState } from 'react'

const positions = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const

/** Shown on its own page, because a page has one active toaster. */
export const layout = 'page'

export default function ToasterPosition() {
  const toast = useToast()
  const [position, setPosition] = useState<ToasterProps['position']>('bottom-right')

  return (
    <div className="grid grid-cols-3 gap-2 p-6">
      {positions.map((name) => (
        <Button
          key={name}
          label={name}
          color="neutral"
          variant={name === position ? 'solid' : 'outline'}
          onClick={() => {
            setPosition(name)
            toast.add({ id: 'position', title: name, description: 'Swipe it toward this side.' })
          }}
        />
      ))}
      <Toaster position={position} />
    </div>
  )
}
