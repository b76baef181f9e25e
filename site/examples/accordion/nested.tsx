import { Accordion } from '@frond/ui'

const cables = [
  { label: 'Power', content: 'Connect the power cable before you turn the router on.' },
  { label: 'Network', content: 'Connect the network cable to the blue port.' },
]

const items = [
  { label: 'Unpack', content: 'Remove the protective film from the router.' },
  { label: 'Connect', content: <Accordion items={cables} className="ps-4" /> },
]

export default function NestedAccordion() {
  return <Accordion items={items} defaultValue="1" className="w-full max-w-lg" />
}
