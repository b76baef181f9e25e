import { Stepper } from '@frond/ui'

const items = [
  { title: 'Address', description: 'Where it goes', icon: 'lucide:house' },
  { title: 'Payment', description: 'How it is paid', icon: 'lucide:credit-card' },
  { title: 'Review', description: 'One last look', icon: 'lucide:clipboard-check' },
]

export default function BasicStepper() {
  return <Stepper items={items} defaultValue="1" className="w-full max-w-xl" />
}
