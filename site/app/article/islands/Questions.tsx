import { Accordion } from '@frond/ui/accordion'

interface QuestionsProps {
  items: { label: string; content: string }[]
  /** Classes for the answers. */
  answer?: string
}

/** An accordion of questions. Closed answers stay in the document, so that the browser's find-in-page finds them. */
export default function Questions({ items, answer }: QuestionsProps) {
  return <Accordion items={items} type="multiple" unmountOnHide={false} ui={{ trigger: 'text-base', body: answer }} />
}
