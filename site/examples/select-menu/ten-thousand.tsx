import { SelectMenu } from '@frond/ui'

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Part ${String(index + 1).padStart(5, '0')}`,
  value: index + 1,
}))

export default function TenThousandItems() {
  return <SelectMenu aria-label="Part" items={parts} defaultValue={4711} icon="lucide:cog" />
}
