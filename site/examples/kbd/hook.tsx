import { Button, useKbd } from '@frond/ui'

export default function KbdHook() {
  const { getKbdKey } = useKbd()

  return <Button color="neutral" variant="outline" label={`Save (${getKbdKey('meta')} S)`} />
}
