import { Button, Listbox } from '@frond/ui'
import { useState } from 'react'

const all = ['Bass', 'Cello', 'Clarinet', 'Flute', 'Harp', 'Oboe', 'Viola', 'Violin']

export default function TransferLists() {
  const [chosen, setChosen] = useState(['Viola', 'Violin'])
  const [marked, setMarked] = useState<string[]>([])
  const rest = all.filter((each) => !chosen.includes(each))

  function move() {
    setChosen(all.filter((each) => chosen.includes(each) !== marked.includes(each)))
    setMarked([])
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Listbox
        multiple
        aria-label="Instruments"
        items={rest}
        value={marked.filter((each) => rest.includes(each))}
        onValueChange={(next) => setMarked([...marked.filter((each) => chosen.includes(each)), ...next])}
        className="h-52 w-40"
      />
      <Button
        icon="lucide:arrow-left-right"
        color="neutral"
        variant="outline"
        aria-label="Move selected"
        disabled={marked.length === 0}
        onClick={move}
      />
      <Listbox
        multiple
        aria-label="Ensemble"
        items={chosen}
        value={marked.filter((each) => chosen.includes(each))}
        onValueChange={(next) => setMarked([...marked.filter((each) => rest.includes(each)), ...next])}
        className="h-52 w-40"
      />
    </div>
  )
}
