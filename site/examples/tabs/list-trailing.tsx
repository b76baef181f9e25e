import { Button, Tabs } from '@frond/ui'
import { useState } from 'react'

export default function TabsListTrailing() {
  const [count, setCount] = useState(2)
  const [sheet, setSheet] = useState('sheet-1')
  const sheets = Array.from({ length: count }, (_, index) => ({
    label: `Sheet ${index + 1}`,
    value: `sheet-${index + 1}`,
    content: `The cells of sheet ${index + 1}.`,
  }))

  function addSheet() {
    setCount(count + 1)
    setSheet(`sheet-${count + 1}`)
  }

  return (
    <Tabs
      items={sheets}
      value={sheet}
      onValueChange={setSheet}
      aria-label="Sheets"
      className="w-full max-w-lg"
      listTrailing={
        <Button
          icon="lucide:plus"
          aria-label="Add a sheet"
          color="neutral"
          variant="ghost"
          onClick={addSheet}
          className="ms-1"
        />
      }
    />
  )
}
