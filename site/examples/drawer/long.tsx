import { Button, Drawer } from '@frond/ui'

const steps = Array.from({ length: 24 }, (_, index) => `Step ${index + 1}: straight on to the next corner.`)

export default function LongDrawer() {
  return (
    <Drawer close title="The way there" description="Fifty minutes on foot." trigger={<Button label="Show the way" />}>
      <ol className="grid gap-4">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Drawer>
  )
}
