import { Button, Form, FormField, Input } from '@frond/ui'
import { z } from 'zod'

const schema = z.object({
  username: z.string().regex(/^[a-z]{3,12}$/, 'Use 3 to 12 lowercase letters.'),
  city: z.string().min(1, 'Enter a city.'),
})

export default function EagerField() {
  return (
    <Form schema={schema} className="grid w-full max-w-xs gap-4">
      <FormField
        name="username"
        label="Username"
        eagerValidation
        validateOnInputDelay={100}
        help="Validated as you type."
      >
        <Input autoComplete="off" />
      </FormField>
      <FormField name="city" label="City" help="Validated on blur.">
        <Input autoComplete="off" />
      </FormField>
      <Button type="submit" label="Save" className="justify-self-start" />
    </Form>
  )
}
