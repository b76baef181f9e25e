import { InputMenu } from '@frond/ui'
import { useState } from 'react'

export default function CreatingTags() {
  const [labels, setLabels] = useState(['bug', 'docs', 'enhancement'])
  const [selected, setSelected] = useState(['bug'])

  return (
    <InputMenu
      multiple
      aria-label="Labels"
      items={labels}
      value={selected}
      onValueChange={setSelected}
      createItem="always"
      createItemLabel={({ item }) => (
        <>
          Add the label <b>{item}</b>
        </>
      )}
      onCreate={(label) => {
        setLabels([...labels, label])
        setSelected([...selected, label])
      }}
      icon="lucide:tag"
      className="w-80"
    />
  )
}
