import { Icon, Stepper } from '@frond/ui'

const items = [{ title: 'Built' }, { title: 'Tested' }, { title: 'Shipped' }]

export default function StepperIndicator() {
  return (
    <Stepper
      items={items}
      defaultValue="1"
      size="xs"
      className="w-full max-w-md"
      indicator={({ index, state }) => (state === 'completed' ? <Icon name="lucide:check" /> : index + 1)}
    />
  )
}
