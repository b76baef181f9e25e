import { Accordion } from '@frond/ui/accordion'

interface QuestionsProps {
  items: { label: string; content: string }[]
  /** Classes for the answers. */
  answer?: string
}

/** Questions whose answers open below them. Closed ones stay in the page, so that a search in it finds them. */
export default function Questions({ items, answer }: QuestionsProps) {
  return <Accordion items={items} type="multiple" unmountOnHide={false} ui={{ trigger: 'text-base', body: answer }} />
}
