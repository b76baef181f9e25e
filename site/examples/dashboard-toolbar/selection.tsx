import { Button, Checkbox, DashboardToolbar } from '@frond/ui'
import { useState } from 'react'

const orders = ['Order 1042', 'Order 1043', 'Order 1044']

/** The toolbar shows what can be done with the selected orders. */
export default function DashboardToolbarForSelection() {
  const [selected, setSelected] = useState<string[]>(['Order 1042'])
  const toggle = (order: string, isChecked: boolean) =>
    setSelected(isChecked ? [...selected, order] : selected.filter((each) => each !== order))

  return (
    <div className="w-full overflow-hidden rounded-lg border border-default">
      <DashboardToolbar
        left={<span className="text-sm text-muted">{selected.length} selected</span>}
        right={
          <>
            <Button label="Mark as packed" size="sm" disabled={selected.length === 0} onClick={() => setSelected([])} />
            <Button
              label="Clear"
              size="sm"
              color="neutral"
              variant="ghost"
              disabled={selected.length === 0}
              onClick={() => setSelected([])}
            />
          </>
        }
      />
      <div className="grid gap-3 p-4 sm:p-6">
        {orders.map((order) => (
          <Checkbox
            key={order}
            label={order}
            checked={selected.includes(order)}
            onCheckedChange={(isChecked) => toggle(order, isChecked === true)}
          />
        ))}
      </div>
    </div>
  )
}
