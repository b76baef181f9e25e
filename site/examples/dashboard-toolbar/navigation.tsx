import { DashboardToolbar, NavigationMenu } from '@frond/ui'

const sections = [
  { label: 'General', icon: 'lucide:sliders-horizontal', to: '#general', active: true },
  { label: 'Members', icon: 'lucide:users', to: '#members', active: false },
  { label: 'Billing', icon: 'lucide:credit-card', to: '#billing', active: false },
]

export default function DashboardToolbarWithNavigation() {
  return (
    <DashboardToolbar className="w-full">
      <NavigationMenu items={sections} highlight aria-label="Settings" className="-mx-2.5" />
    </DashboardToolbar>
  )
}
