import { Button, FileUpload, Form, FormField, useToast } from '@frond/ui'

interface Profile {
  picture?: File
}

export default function FileUploadInForm() {
  const toast = useToast()

  return (
    <Form<undefined, Profile>
      className="grid w-96 gap-4"
      validate={({ picture }) => (picture ? [] : [{ name: 'picture', message: 'Select an image.' }])}
      onSubmit={({ data }) => void toast.add({ title: 'Saved', description: data.picture?.name })}
    >
      <FormField name="picture" label="Profile picture" help="Shown next to your name." required>
        <FileUpload label="Drop an image here" accept="image/*" className="min-h-40" />
      </FormField>
      <Button type="submit" label="Save" className="justify-self-start" />
    </Form>
  )
}
