import { Textarea } from '@frond/ui'

const text = `Ferns unroll their leaves from a coil.

Each part of a leaf looks much like the whole.`

export default function GrowingTextarea() {
  return <Textarea aria-label="Note" autoresize rows={2} maxrows={8} defaultValue={text} className="w-80" />
}
