import { Select, type SelectItem } from '@frond/ui'

const items: SelectItem[][] = [
  [
    { type: 'label', label: 'Fruit' },
    { label: 'Apple', value: 'apple', icon: 'lucide:apple' },
    { label: 'Banana', value: 'banana', icon: 'lucide:banana' },
    { label: 'Cherry', value: 'cherry', icon: 'lucide:cherry' },
  ],
  [
    { type: 'label', label: 'Vegetables' },
    { label: 'Carrot', value: 'carrot', icon: 'lucide:carrot' },
    { label: 'Salad', value: 'salad', icon: 'lucide:salad' },
  ],
]

export default function GroupedSelect() {
  return <Select aria-label="Food" items={items} placeholder="Choose something to eat" className="w-64" />
}
