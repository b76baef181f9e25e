import { Button, Card, Empty, Form, FormField, Input, InputNumber, RadioGroup, Select, Separator } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

export const layout = 'page'

const schema = z.object({
  email: z.email('Enter an email address.'),
  name: z.string().min(1, 'Enter a name.'),
  street: z.string().min(1, 'Enter street and number.'),
  zip: z.string().min(4, 'Enter a postal code.'),
  city: z.string().min(1, 'Enter a city.'),
  country: z.string(),
  shipping: z.enum(['standard', 'express']),
  payment: z.enum(['card', 'invoice']),
})

const shippingItems = [
  { label: 'Standard', description: '3 to 5 days, free', value: 'standard' },
  { label: 'Express', description: 'Tomorrow, $12.00', value: 'express' },
] as const

const paymentItems = [
  { label: 'Card', description: 'You enter the number on the next page.', value: 'card' },
  { label: 'Invoice', description: 'Pay within 14 days.', value: 'invoice' },
] as const

const products = [
  { id: 'lamp', name: 'Desk lamp', price: 48 },
  { id: 'cable', name: 'USB-C cable, 2 m', price: 14.5 },
]

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })

export default function CheckoutPage() {
  const [orderedBy, setOrderedBy] = useState<string>()
  const [express, setExpress] = useState(false)

  if (orderedBy) {
    return (
      <div className="flex min-h-dvh items-center justify-center p-4">
        <Empty
          icon="lucide:circle-check"
          title="Thank you for your order"
          description={`A confirmation was sent to ${orderedBy}.`}
        />
      </div>
    )
  }

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 p-4 sm:p-8 lg:grid-cols-[1fr_20rem]">
      <h1 className="text-2xl font-semibold text-highlighted lg:col-span-2">Checkout</h1>
      <Form
        id="checkout"
        schema={schema}
        className="grid content-start gap-8"
        onSubmit={async ({ data }) => {
          await new Promise((resolve) => setTimeout(resolve, 800))
          setOrderedBy(data.email)
        }}
      >
        <fieldset className="grid gap-4">
          <legend className="mb-4 font-semibold text-highlighted">Contact and address</legend>
          <FormField name="email" label="Email" required>
            <Input type="email" autoComplete="email" className="w-full" />
          </FormField>
          <FormField name="name" label="Name" required>
            <Input autoComplete="name" className="w-full" />
          </FormField>
          <FormField name="street" label="Street and number" required>
            <Input autoComplete="street-address" className="w-full" />
          </FormField>
          <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
            <FormField name="zip" label="Postal code" required>
              <Input autoComplete="postal-code" className="w-full" />
            </FormField>
            <FormField name="city" label="City" required>
              <Input autoComplete="address-level2" className="w-full" />
            </FormField>
          </div>
          <FormField name="country" label="Country">
            <Select
              items={['Canada', 'Germany', 'Japan', 'United States']}
              defaultValue="United States"
              className="w-full"
            />
          </FormField>
        </fieldset>

        <FormField name="shipping">
          <RadioGroup
            legend="Shipping"
            variant="card"
            items={shippingItems}
            defaultValue="standard"
            onValueChange={(value) => setExpress(value === 'express')}
          />
        </FormField>
        <FormField name="payment">
          <RadioGroup legend="Payment" variant="card" items={paymentItems} defaultValue="card" />
        </FormField>
      </Form>

      <OrderSummary shipping={express ? 12 : 0} />
    </div>
  )
}

function OrderSummary({ shipping }: { shipping: number }) {
  const [counts, setCounts] = useState<Record<string, number>>({ lamp: 1, cable: 2 })
  const subtotal = products.reduce((sum, { id, price }) => sum + price * (counts[id] ?? 0), 0)

  return (
    <Card className="self-start lg:sticky lg:top-8" ui={{ body: 'grid gap-4 text-sm' }}>
      <h2 className="font-semibold text-highlighted">Your order</h2>
      {products.map(({ id, name, price }) => (
        <div key={id} className="grid grid-cols-[1fr_6rem] items-center gap-2">
          <span>
            {name}
            <span className="block text-muted">{money.format(price)}</span>
          </span>
          <InputNumber
            aria-label={`Quantity of ${name}`}
            size="sm"
            min={0}
            max={9}
            value={counts[id] ?? 0}
            onValueChange={(count) => setCounts({ ...counts, [id]: count ?? 0 })}
          />
        </div>
      ))}
      <Separator />
      <dl className="grid grid-cols-2 gap-y-1">
        <dt className="text-muted">Subtotal</dt>
        <dd className="text-end tabular-nums">{money.format(subtotal)}</dd>
        <dt className="text-muted">Shipping</dt>
        <dd className="text-end tabular-nums">{shipping > 0 ? money.format(shipping) : 'Free'}</dd>
        <dt className="font-semibold text-highlighted">Total</dt>
        <dd className="text-end font-semibold text-highlighted tabular-nums">{money.format(subtotal + shipping)}</dd>
      </dl>
      <Button type="submit" form="checkout" label="Place order" block disabled={subtotal === 0} />
    </Card>
  )
}
