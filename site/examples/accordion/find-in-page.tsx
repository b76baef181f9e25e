import { Accordion } from '@frond/ui'

const items = [
  { label: 'What is a frond?', content: 'A large, divided leaf, such as that of a fern or a palm.' },
  { label: 'How does a fern grow?', content: 'Its fronds unroll slowly from tight spirals called fiddleheads.' },
  { label: 'How does it spread?', content: 'By spores, which ripen in small brown dots under the fronds.' },
]

/** Search the page for “spores”: the browser finds the text in a closed panel and opens the panel. */
export default function FindInPageAccordion() {
  return <Accordion items={items} unmountOnHide={false} className="w-full max-w-lg" />
}
