import { Kbd } from '@frond/ui'

export default function KbdSizes() {
  return (
    <div className="flex items-center gap-2">
      <Kbd value="command" size="sm" />
      <Kbd value="command" size="md" />
      <Kbd value="command" size="lg" />
    </div>
  )
}
