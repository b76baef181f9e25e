import { Accordion } from '@frond/ui'

const items = [
  { label: 'Ingredients', value: 'ingredients', content: 'Flour, water, salt and a spoonful of sourdough starter.' },
  { label: 'Method', value: 'method', content: 'Mix, rest for twelve hours, fold twice, and bake for forty minutes.' },
  { label: 'Storage', value: 'storage', content: 'Wrapped in a cloth it keeps for four days.' },
]

export default function MultipleAccordion() {
  return (
    <Accordion type="multiple" items={items} defaultValue={['ingredients', 'method']} className="w-full max-w-lg" />
  )
}
