import { Button, Drawer } from '@frond/ui'

const steps = Array.from({ length: 24 }, (_, index) => `Step ${index + 1}: continue straight to the next corner.`)

export default function LongDrawer() {
  return (
    <Drawer close title="Directions" description="50 minutes on foot." trigger={<Button label="Show directions" />}>
      <ol className="grid gap-4">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Drawer>
  )
}
