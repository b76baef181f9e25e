import { Button, Form, FormField, Input, useToast, type FormProps } from '@frond/ui'

interface Values {
  code?: string
}

export default function FormPlayground(props: Pick<FormProps, 'disabled' | 'validateOnInputDelay' | 'loadingAuto'>) {
  const toast = useToast()

  return (
    <Form
      className="grid w-full max-w-xs gap-4"
      validate={({ code = '' }: Values) =>
        /^\d{6}$/.test(code) ? [] : [{ name: 'code', message: 'Enter the six digits of the code.' }]
      }
      onSubmit={async () => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        toast.add({ title: 'Code accepted', color: 'success' })
      }}
      {...props}
    >
      <FormField name="code" label="Code" eagerValidation>
        <Input inputMode="numeric" autoComplete="one-time-code" className="w-full" />
      </FormField>
      <Button type="submit" label="Check the code" loadingAuto className="justify-self-start" />
    </Form>
  )
}
