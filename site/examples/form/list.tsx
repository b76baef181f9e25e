import { Button, FieldGroup, Form, FormField, Input, useToast } from '@frond/ui'
import { useState } from 'react'
import { z } from 'zod'

const schema = z.object({
  guests: z.array(z.object({ name: z.string().min(1, 'Enter a name, or remove the row.') })),
})

export default function FormWithList() {
  const [rows, setRows] = useState([0, 1])
  const toast = useToast()

  return (
    <Form
      schema={schema}
      onSubmit={({ data }) => toast.add({ title: `${data.guests.length} guests invited` })}
      className="grid w-full max-w-xs grid-cols-1 gap-4"
    >
      {rows.map((row, index) => (
        <FormField key={row} name={`guests.${index}.name`} label={`Guest ${index + 1}`}>
          <FieldGroup>
            <Input autoComplete="off" />
            <Button
              icon="lucide:x"
              color="neutral"
              variant="outline"
              aria-label={`Remove guest ${index + 1}`}
              onClick={() => setRows(rows.filter((other) => other !== row))}
            />
          </FieldGroup>
        </FormField>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" label="Invite" />
        <Button
          label="Add a guest"
          color="neutral"
          variant="outline"
          onClick={() => setRows([...rows, Math.max(-1, ...rows) + 1])}
        />
      </div>
    </Form>
  )
}
