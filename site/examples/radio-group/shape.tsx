import { RadioGroup } from '@frond/ui'

const rooms = [
  { number: 12, title: 'Garden room', beds: 2, view: 'apple trees' },
  { number: 21, title: 'Corner room', beds: 3, view: 'the harbour' },
  { number: 30, title: 'Attic', beds: 1, view: 'roofs and gulls' },
]

export default function RadioGroupShape() {
  return (
    <RadioGroup
      legend="Room"
      items={rooms}
      valueKey="number"
      labelKey="title"
      defaultValue={21}
      description={({ item }) => `${item.beds === 1 ? 'One bed' : `${item.beds} beds`}, looks at ${item.view}`}
    />
  )
}
