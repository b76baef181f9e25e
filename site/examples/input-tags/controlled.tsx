import { Button, InputTags } from '@frond/ui'
import { useState } from 'react'

const suggestions = ['Fern', 'Moss', 'Ivy', 'Clover']

export default function ControlledInputTags() {
  const [plants, setPlants] = useState(['Fern'])
  const left = suggestions.filter((plant) => !plants.includes(plant))

  return (
    <div className="grid w-80 gap-3">
      <InputTags
        aria-label="Plants"
        placeholder="Add a plant"
        className="w-full"
        value={plants}
        onValueChange={setPlants}
      />
      <div className="flex flex-wrap gap-2">
        {left.map((plant) => (
          <Button
            key={plant}
            label={plant}
            icon="lucide:plus"
            size="xs"
            color="neutral"
            variant="soft"
            onClick={() => setPlants([...plants, plant])}
          />
        ))}
      </div>
    </div>
  )
}
