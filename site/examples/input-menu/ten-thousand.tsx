import { InputMenu } from '@frond/ui'

const orders = Array.from({ length: 10_000 }, (_, index) => ({
  label: `Order ${20_000 + index}`,
  value: index,
}))

export default function TenThousandItems() {
  return <InputMenu aria-label="Order" items={orders} openOnFocus icon="lucide:package" placeholder="Order number" />
}
