import {
  Accordion,
  Button,
  DropdownMenu,
  FormField,
  Input,
  InputMenu,
  Modal,
  Popover,
  Select,
  Table,
  Tabs,
  Toaster,
  Tooltip,
  type ButtonProps,
  type InputProps,
  type ModalProps,
} from '@frond/ui'

/** Code of a user who passes optional props on. The test compiles it with `exactOptionalPropertyTypes`. */

interface FieldProps {
  label?: string | undefined
  size?: 'sm' | 'md' | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  ui?: { base?: string | undefined } | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

export function Wrapped({ label, size, disabled, className, ui, onOpenChange }: FieldProps) {
  const items = ['Cork', 'Galway']
  return (
    <>
      <Button label={label} size={size} disabled={disabled} className={className} ui={ui} icon={undefined} />
      <FormField label={label} size={size} error={undefined}>
        <Input size={size} disabled={disabled} className={className} ui={ui} leadingIcon={undefined} />
      </FormField>
      <Select items={items} size={size} disabled={disabled} onOpenChange={onOpenChange} placeholder={label} />
      <InputMenu items={items} size={size} readOnly={disabled} onOpenChange={onOpenChange} clear={disabled} />
      <Modal title={label} open={disabled} onOpenChange={onOpenChange} portal={undefined} />
      <Popover open={disabled} onOpenChange={onOpenChange} modal={disabled} />
      <DropdownMenu items={[{ label: 'Edit', icon: undefined, onSelect: undefined }]} size={size} />
      <Accordion items={[{ label: 'One', content: label, disabled }]} className={className} />
      <Tabs items={[{ label: 'One', content: label, disabled }]} size={size} />
      <Tooltip text={label} delayDuration={undefined} />
      <Toaster duration={undefined} position={undefined} />
      <Table data={[{ id: 1 }]} loading={disabled} caption={label} />
    </>
  )
}

export function Spread(props: { button: ButtonProps; input: InputProps; modal: ModalProps }) {
  return (
    <>
      <Button {...props.button} label={props.button.label} color={props.button.color} />
      <Input {...props.input} size={props.input.size} />
      <Modal {...props.modal} title={props.modal.title} />
    </>
  )
}
