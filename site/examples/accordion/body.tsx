import { Accordion, Button } from '@frond/ui'

const plans = [
  { id: 'solo', name: 'Solo', price: 0, features: ['One project', 'Community support'] },
  { id: 'team', name: 'Team', price: 12, features: ['Ten projects', 'Shared themes', 'Email support'] },
]

/** `valueKey` and `labelKey` map the fields of your data. `body` receives the typed item. */
export default function AccordionBody() {
  return (
    <Accordion
      items={plans}
      valueKey="id"
      labelKey="name"
      defaultValue="team"
      className="w-full max-w-lg"
      body={({ item }) => (
        <div className="flex items-end justify-between gap-4">
          <ul className="list-disc ps-5">
            {item.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Button label={item.price === 0 ? 'Free' : `$${item.price} per month`} size="sm" variant="soft" />
        </div>
      )}
    />
  )
}
