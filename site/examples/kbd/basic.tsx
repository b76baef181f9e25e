import { Kbd } from '@frond/ui'

export default function BasicKbd() {
  return <Kbd value="K" />
}
