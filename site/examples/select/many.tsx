import { Select } from '@frond/ui'

const years = Array.from({ length: 2000 }, (_, index) => 2026 - index)

export default function ManyItems() {
  return <Select aria-label="Year" items={years} defaultValue={1969} icon="lucide:calendar" className="w-40" />
}
