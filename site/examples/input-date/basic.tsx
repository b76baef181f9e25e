import { InputDate } from '@frond/ui'

export default function BasicInputDate() {
  return <InputDate aria-label="Arrival" icon="lucide:calendar" />
}
