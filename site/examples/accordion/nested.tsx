import { Accordion } from '@frond/ui'

const cables = [
  { label: 'Power', content: 'Plug the lamp in before you turn it on for the first time.' },
  { label: 'Network', content: 'The small socket at the back takes the network cable.' },
]

const items = [
  { label: 'Unpack', content: 'Lift the lamp by its foot, never by its shade.' },
  { label: 'Connect', content: <Accordion items={cables} className="ps-4" /> },
]

export default function NestedAccordion() {
  return <Accordion items={items} defaultValue="1" className="w-full max-w-lg" />
}
