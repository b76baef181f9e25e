import { Button, ColorPicker, Form, FormField, useToast } from '@frond/ui'

interface Appearance {
  accent?: string
}

export default function ColorPickerInForm() {
  const toast = useToast()

  return (
    <Form<undefined, Appearance>
      className="grid grid-cols-1 justify-items-start gap-4"
      validate={({ accent }) =>
        accent === '#FFFFFF' ? [{ name: 'accent', message: 'White is not readable on a white background.' }] : []
      }
      onSubmit={({ data }) => void toast.add({ title: 'Saved', description: data.accent })}
    >
      <FormField name="accent" label="Accent" help="Used for links and buttons." className="max-w-full">
        <ColorPicker />
      </FormField>
      <Button type="submit" label="Save" />
    </Form>
  )
}
