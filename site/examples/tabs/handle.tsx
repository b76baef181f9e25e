import { Button, Tabs, type TabsHandle } from '@frond/ui'
import { useRef } from 'react'

const items = [
  { label: 'Address', content: 'Street, town and country.' },
  { label: 'Delivery', content: 'At the door, or at a shop near you.' },
  { label: 'Payment', content: 'By card or by invoice.' },
]

export default function TabsHandleExample() {
  const tabs = useRef<TabsHandle>(null)

  return (
    <div className="grid w-full max-w-md grid-cols-1 justify-items-start gap-4">
      <Tabs items={items} handleRef={tabs} aria-label="Order" className="w-full" />
      <Button
        label="Go to payment"
        color="neutral"
        variant="outline"
        onClick={() => {
          const payment = tabs.current?.triggersRef.current.at(-1)
          payment?.focus()
          payment?.click()
        }}
      />
    </div>
  )
}
