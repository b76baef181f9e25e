import { AuthForm, Button, useToast } from '@frond/ui'

export default function AuthFormCode() {
  const toast = useToast()

  return (
    <AuthForm
      icon="lucide:shield-check"
      title="Enter the code"
      description="We have sent six digits to your phone."
      fields={[{ name: 'code', type: 'otp', label: 'Code', length: 6, required: true }]}
      submit={{ label: 'Confirm' }}
      onSubmit={({ data }) => toast.add({ title: `Code ${String(data.code)} confirmed` })}
      footer={<Button label="Send it again" color="neutral" variant="link" size="sm" />}
      className="max-w-xs"
    />
  )
}
