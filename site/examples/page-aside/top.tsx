import { Input, PageAside, PageLinks } from '@frond/ui'
import { useState } from 'react'

const names = ['Accordion', 'Alert', 'Avatar', 'Badge', 'Banner', 'Button', 'Calendar', 'Card', 'Carousel', 'Checkbox']

/** `top` stays visible while the list scrolls below it. */
export default function PageAsideTop() {
  const [term, setTerm] = useState('')
  const found = names.filter((name) => name.toLowerCase().includes(term.toLowerCase()))
  return (
    <PageAside
      render={<div />}
      className="block h-64 w-56"
      top={<Input icon="lucide:search" placeholder="Filter" aria-label="Filter" value={term} onValueChange={setTerm} />}
    >
      <PageLinks
        aria-label="Found components"
        links={found.map((label) => ({ label, to: `/docs/components/${label.toLowerCase()}` }))}
      />
    </PageAside>
  )
}
