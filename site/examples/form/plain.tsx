import { Button, Form, FormField, Input } from '@frond/ui'

export default function PlainForm() {
  return (
    <Form action="/search" method="get" className="flex items-end gap-2">
      <FormField name="q" label="Search the docs" required>
        <Input type="search" />
      </FormField>
      <Button type="submit" label="Search" color="neutral" variant="outline" />
    </Form>
  )
}
