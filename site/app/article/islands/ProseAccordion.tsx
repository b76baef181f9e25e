import { ProseAccordion as Accordion, type ProseAccordionProps } from '@frond/ui/prose'
import { HtmlPanel } from '../HtmlPanel'
import type { ItemsIslandProps } from '../island-props'

/** Sections that the reader opens. */
export default function ProseAccordion({ items, panels = [], ...props }: ItemsIslandProps & ProseAccordionProps) {
  return (
    <Accordion
      {...props}
      items={items.map((item, index) => ({ ...item, content: <HtmlPanel html={panels[index]} /> }))}
    />
  )
}
