import { Accordion } from '@frond/ui'

const items = [
  { label: 'Ingredients', value: 'ingredients', content: 'Flour, water, salt and sourdough starter.' },
  { label: 'Method', value: 'method', content: 'Mix, let it rest for 12 hours, fold twice, and bake for 40 minutes.' },
  { label: 'Storage', value: 'storage', content: 'Keeps for four days in a bread box.' },
]

export default function MultipleAccordion() {
  return (
    <Accordion type="multiple" items={items} defaultValue={['ingredients', 'method']} className="w-full max-w-lg" />
  )
}
