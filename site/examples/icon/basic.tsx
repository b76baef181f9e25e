import { Icon } from '@frond/ui'

export default function BasicIcon() {
  return <Icon name="lucide:leaf" className="size-6 text-primary" />
}
