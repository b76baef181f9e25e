import { Button, NavigationMenu } from '@frond/ui'
import { useState } from 'react'

const items = [
  { label: 'Fruit', value: 'fruit', children: [{ label: 'Apples' }, { label: 'Pears' }] },
  { label: 'Vegetables', value: 'vegetables', children: [{ label: 'Beans' }, { label: 'Carrots' }] },
]

export default function ControlledNavigationMenu() {
  const [open, setOpen] = useState(['fruit'])

  return (
    <div className="grid w-56 grid-cols-1 gap-4">
      <NavigationMenu orientation="vertical" items={items} value={open} onValueChange={setOpen} aria-label="Shop" />
      <div className="flex flex-wrap gap-2">
        <Button
          label="Open all"
          size="sm"
          color="neutral"
          variant="outline"
          onClick={() => setOpen(items.map(({ value }) => value))}
        />
        <Button label="Close all" size="sm" color="neutral" variant="outline" onClick={() => setOpen([])} />
      </div>
    </div>
  )
}
