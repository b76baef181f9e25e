import { Button, DashboardGroup, DashboardNavbar, DashboardPanel } from '@frond/ui'

export const layout = 'page'

const steps = [
  'Weigh the flour',
  'Feed the starter',
  'Knead for ten minutes',
  'Let it rise',
  'Shape the loaves',
  'Bake',
]

export default function BasicDashboardPanel() {
  return (
    <DashboardGroup>
      <DashboardPanel
        header={<DashboardNavbar title="Sourdough" toggle={false} />}
        body={
          <ol className="grid list-decimal gap-12 ps-5 text-sm">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        }
        footer={
          <div className="flex justify-end gap-2 border-t border-default px-4 py-3 sm:px-6">
            <Button label="Print" color="neutral" variant="outline" />
            <Button label="Start" />
          </div>
        }
      />
    </DashboardGroup>
  )
}
