import { InputTime } from '@frond/ui'

export default function BasicInputTime() {
  return <InputTime aria-label="Start" icon="lucide:clock" />
}
