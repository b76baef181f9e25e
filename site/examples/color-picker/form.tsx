import { Button, ColorPicker, Form, FormField, useToast } from '@frond/ui'

interface Look {
  accent?: string
}

export default function ColorPickerInForm() {
  const toast = useToast()

  return (
    <Form<undefined, Look>
      className="grid justify-items-start gap-4"
      validate={({ accent }) =>
        accent === '#FFFFFF' ? [{ name: 'accent', message: 'White on white cannot be read.' }] : []
      }
      onSubmit={({ data }) => void toast.add({ title: 'Saved', description: data.accent })}
    >
      <FormField name="accent" label="Accent" help="Links and buttons take it.">
        <ColorPicker />
      </FormField>
      <Button type="submit" label="Save" />
    </Form>
  )
}
