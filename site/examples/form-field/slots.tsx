import { FormField, Icon, Input, Link } from '@frond/ui'

export default function FormFieldSlots() {
  return (
    <FormField
      label="Password"
      renderHint={<Link to="#forgot">Forgot password?</Link>}
      renderHelp={
        <span className="flex items-center gap-1.5">
          <Icon name="lucide:shield-check" className="size-4" />
          At least 12 characters.
        </span>
      }
      className="w-full max-w-xs"
      ui={{ labelWrapper: 'flex-wrap' }}
    >
      <Input type="password" autoComplete="current-password" />
    </FormField>
  )
}
