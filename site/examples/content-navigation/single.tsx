import { ContentNavigation } from '@frond/ui'
import { useState } from 'react'

const questions = [
  { title: 'Forms', children: [{ title: 'Validate a form', path: '/docs/components/form' }] },
  { title: 'Tables', children: [{ title: 'Sort rows', path: '/docs/components/table' }] },
  { title: 'Overlays', children: [{ title: 'Open a dialog', path: '/docs/components/modal' }] },
]

/** One folder is open at a time, and the state is kept outside. */
export default function SingleContentNavigation() {
  const [open, setOpen] = useState('1')
  return (
    <div className="w-full max-w-60">
      <ContentNavigation aria-label="Help" type="single" navigation={questions} value={open} onValueChange={setOpen} />
      <p className="mt-4 text-sm text-muted">Open: {open === '' ? 'none' : questions[Number(open)]?.title}</p>
    </div>
  )
}
