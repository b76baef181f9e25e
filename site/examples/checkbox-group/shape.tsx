import { CheckboxGroup } from '@frond/ui'

const extras = [
  { id: 'breakfast', title: 'Breakfast', price: 14 },
  { id: 'bicycle', title: 'Bicycle', price: 9 },
  { id: 'sauna', title: 'Sauna', price: 22 },
]

export default function CheckboxGroupShape() {
  return (
    <CheckboxGroup
      legend="Extras"
      items={extras}
      valueKey="id"
      labelKey="title"
      defaultValue={['breakfast']}
      description={({ item }) => `$${item.price} per day`}
      variant="card"
      className="w-full max-w-xs"
    />
  )
}
