import { Button, FileUpload, Form, FormField, useToast } from '@frond/ui'

interface Profile {
  portrait?: File
}

export default function FileUploadInForm() {
  const toast = useToast()

  return (
    <Form<undefined, Profile>
      className="grid w-96 gap-4"
      validate={({ portrait }) => (portrait ? [] : [{ name: 'portrait', message: 'Choose a portrait.' }])}
      onSubmit={({ data }) => void toast.add({ title: 'Saved', description: data.portrait?.name })}
    >
      <FormField name="portrait" label="Portrait" help="It is shown beside your name." required>
        <FileUpload label="Drop a picture here" accept="image/*" className="min-h-40" />
      </FormField>
      <Button type="submit" label="Save" className="justify-self-start" />
    </Form>
  )
}
