import { DashboardNavbar, DashboardPanel, Empty } from '@frond/ui'

export function NotFoundPage() {
  return (
    <DashboardPanel
      header={<DashboardNavbar title="Page not found" />}
      ui={{ body: 'justify-center' }}
      body={
        <Empty
          icon="lucide:map-pin-off"
          title="There is nothing at this address"
          description="Check the address, or go back to the start."
          actions={[{ label: 'Go to Home', to: '/' }]}
        />
      }
    />
  )
}
