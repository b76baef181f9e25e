import { Button } from '@frond/ui'

export default function BasicButton() {
  return <Button label="Deploy" icon="lucide:rocket" />
}
