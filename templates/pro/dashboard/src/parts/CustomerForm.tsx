import { Button, Form, FormField, Input, Select, Slideover } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'
import type { Customer } from '../data'

const schema = z.object({
  name: z.string().trim().min(1, 'Enter a name.'),
  email: z.email('Enter an email address, for example ada@example.com.'),
  shop: z.string(),
  status: z.enum(['active', 'paused', 'new']),
})

interface CustomerFormProps {
  /** The customer to edit. Without one, the form is closed. */
  customer: Customer | undefined
  onSave: (customer: Customer) => void
  onClose: () => void
}

/** Edits a customer in a slideover. Give it a `key` per customer, so that it starts with the saved values. */
export function CustomerForm({ customer, onSave, onClose }: CustomerFormProps) {
  const [state, setState] = useState({
    name: customer?.name ?? '',
    email: customer?.email ?? '',
    shop: customer?.shop ?? 'Old town',
    status: customer?.status ?? ('new' as const),
  })
  const change = (changed: Partial<typeof state>) => setState({ ...state, ...changed })

  return (
    <Slideover
      open={customer !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={customer ? `Edit ${customer.name}` : 'Edit customer'}
      description="Changes are saved in this browser."
    >
      <Form
        state={state}
        schema={schema}
        onSubmit={({ data }) => customer && onSave({ ...customer, ...data })}
        className="flex flex-col gap-6"
      >
        <FormField name="name" label="Name" required>
          <Input value={state.name} onValueChange={(name) => change({ name: String(name) })} className="w-full" />
        </FormField>
        <FormField name="email" label="Email" required>
          <Input
            type="email"
            value={state.email}
            onValueChange={(email) => change({ email: String(email) })}
            className="w-full"
          />
        </FormField>
        <FormField name="shop" label="Shop">
          <Select
            items={['Old town', 'Station', 'Market']}
            value={state.shop}
            onValueChange={(shop) => change({ shop: shop ?? 'Old town' })}
            className="w-full"
          />
        </FormField>
        <FormField name="status" label="Status">
          <Select
            items={[
              { label: 'Active', value: 'active' },
              { label: 'Paused', value: 'paused' },
              { label: 'New', value: 'new' },
            ]}
            value={state.status}
            onValueChange={(status) => change({ status: (status ?? 'new') as Customer['status'] })}
            className="w-full"
          />
        </FormField>
        <div className="flex justify-end gap-2">
          <Button label="Cancel" color="neutral" variant="outline" onClick={onClose} />
          <Button type="submit" label="Save" />
        </div>
      </Form>
    </Slideover>
  )
}
