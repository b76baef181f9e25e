import { Input } from '@frond/ui'

export default function BasicInput() {
  return <Input aria-label="Email" type="email" placeholder="you@example.com" icon="lucide:mail" />
}
