import { Alert } from '@frond/ui'

export default function AlertActions() {
  return (
    <div className="grid w-full gap-4">
      <Alert
        color="warning"
        variant="subtle"
        icon="lucide:triangle-alert"
        title="Your card expires this month"
        description="Add a new card to keep your subscription active."
        actions={[{ label: 'Update card' }, { label: 'Later', color: 'neutral', variant: 'ghost' }]}
      />
      <Alert
        color="warning"
        variant="subtle"
        icon="lucide:triangle-alert"
        title="Your card expires this month"
        orientation="horizontal"
        actions={[{ label: 'Update card' }]}
      />
    </div>
  )
}
