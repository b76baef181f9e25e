import { DashboardNavbar, DashboardPanel, Empty } from '@frond/ui'
import { usePageTitle } from '../parts/use-page-title'

export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <DashboardPanel
      header={<DashboardNavbar title="Page not found" />}
      ui={{ body: 'justify-center' }}
      body={
        <Empty
          icon="lucide:map-pin-off"
          title="There is no conversation at this address"
          description="It was deleted, or it is saved in another browser."
          actions={[{ label: 'New chat', to: '/' }]}
        />
      }
    />
  )
}
