import { Listbox } from '@frond/ui'

const postcodes = Array.from({ length: 5000 }, (_, index) => ({
  label: `Postcode ${String(10_000 + index * 3)}`,
  value: index,
}))

export default function ManyItems() {
  return <Listbox multiple filter aria-label="Postcodes" items={postcodes} defaultValue={[0, 2]} className="h-72" />
}
