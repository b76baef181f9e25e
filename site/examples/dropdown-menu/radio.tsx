import { Button, DropdownMenu } from '@frond/ui'
import { useState } from 'react'

const orders = ['Newest first', 'Oldest first', 'By name']

export default function DropdownMenuOfOrders() {
  const [order, setOrder] = useState('Newest first')

  return (
    <DropdownMenu
      items={orders.map((label) => ({
        label,
        type: 'radio' as const,
        checked: label === order,
        onCheckedChange: () => setOrder(label),
      }))}
    >
      <Button label={order} icon="lucide:arrow-up-down" color="neutral" variant="outline" />
    </DropdownMenu>
  )
}
