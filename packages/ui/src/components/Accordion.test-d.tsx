// Checked by the compiler alone: what callers of Accordion may write.
import { useState } from 'react'
import { Accordion } from './Accordion.tsx'

const items = [{ label: 'Shipping', content: 'Two days.' }]

export function SingleValue() {
  const [open, setOpen] = useState('')
  return <Accordion items={items} value={open} onValueChange={setOpen} />
}

export function MultipleValue() {
  const [open, setOpen] = useState<string[]>([])
  return <Accordion type="multiple" items={items} value={open} onValueChange={setOpen} />
}

// @ts-expect-error One item is open at a time, so its key is not a list.
export const listForSingle = <Accordion items={items} defaultValue={['0']} />

// @ts-expect-error Several items may be open, so their keys are a list.
export const textForMultiple = <Accordion type="multiple" items={items} defaultValue="0" />

// @ts-expect-error There is no such type.
export const unknownType = <Accordion type="several" items={items} />

// @ts-expect-error A label is text.
export const numberAsLabel = <Accordion items={[{ label: 5 }]} />

// @ts-expect-error The items have no label.
export const noLabel = <Accordion items={[{ title: 'Shipping' }]} />

// @ts-expect-error The items have no such field.
export const wrongLabelKey = <Accordion items={[{ title: 'Shipping' }]} labelKey="name" />

// @ts-expect-error The items have no such field.
export const wrongValueKey = <Accordion items={items} valueKey="key" />

export const ownLabel = <Accordion items={[{ title: 'Shipping' }]}>{({ item }) => item.title}</Accordion>

// @ts-expect-error There is no such part.
export const unknownPart = <Accordion items={items} ui={{ chevron: 'x' }} />

interface Product {
  id: number
  title: string
  price: number
}
const products: Product[] = [{ id: 1, title: 'Lamp', price: 4 }]

export const ownItems = (
  <Accordion
    items={products}
    labelKey="title"
    onValueChange={(value, item) => value.toUpperCase() + item.price.toFixed(2)}
    leading={({ item, index, open }) => (open ? item.price : index)}
    body={({ item }) => item.price.toFixed(2)}
    // @ts-expect-error A product has no weight.
    trailing={({ item }) => item.weight}
  >
    {({ item, ui }) => <b className={ui.label}>{item.title}</b>}
  </Accordion>
)

export const nodes = (
  <Accordion items={items} leading={<i />} trailing={null} body="The same for all" content={[<p key="a" />]} />
)
