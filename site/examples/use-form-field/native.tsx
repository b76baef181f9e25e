import { FormField, useFormField, type UseFormFieldProps } from '@frond/ui'

const heights = { xs: 'h-6', sm: 'h-7', md: 'h-8', lg: 'h-9', xl: 'h-10' }

function ColorSwatch(props: UseFormFieldProps) {
  const { id, name, size = 'md', disabled, required, ariaAttrs } = useFormField(props)

  return (
    <input
      type="color"
      id={id}
      name={name}
      disabled={disabled}
      required={required}
      defaultValue="#00dc82"
      className={`${heights[size]} w-16`}
      {...ariaAttrs}
    />
  )
}

export default function NativeControl() {
  return (
    <FormField label="Accent" size="lg" help="Buttons and links wear it.">
      <ColorSwatch />
    </FormField>
  )
}
