import { Button, Form, FormField, Input, useToast } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

const order = z.object({ name: z.string().min(1, 'Enter your name.') })
const address = z.object({
  street: z.string().min(1, 'Enter a street.'),
  city: z.string().min(1, 'Enter a city.'),
})

export default function NestedForm() {
  const [delivered, setDelivered] = useState(true)
  const toast = useToast()

  return (
    <Form
      schema={order}
      onSubmit={({ data }) => toast.add({ title: 'Order placed', description: JSON.stringify(data) })}
      className="grid w-full max-w-xs grid-cols-1 gap-4"
    >
      <FormField name="name" label="Name">
        <Input autoComplete="name" />
      </FormField>
      {delivered && (
        <Form nested name="address" schema={address} className="grid grid-cols-1 gap-4 border-s border-default ps-4">
          <FormField name="street" label="Street">
            <Input autoComplete="street-address" />
          </FormField>
          <FormField name="city" label="City">
            <Input autoComplete="address-level2" />
          </FormField>
        </Form>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" label="Order" />
        <Button
          label={delivered ? 'Pick up instead' : 'Deliver instead'}
          color="neutral"
          variant="ghost"
          onClick={() => setDelivered(!delivered)}
        />
      </div>
    </Form>
  )
}
