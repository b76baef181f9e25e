import { Button, DashboardToolbar, Input, Select } from '@frond/ui'

export default function BasicDashboardToolbar() {
  return (
    <DashboardToolbar
      left={
        <>
          <Input icon="lucide:search" placeholder="Filter orders" aria-label="Filter orders" className="w-44" />
          <Select
            items={['All shops', 'Old town', 'Station']}
            defaultValue="All shops"
            aria-label="Shop"
            className="w-32"
          />
        </>
      }
      right={<Button label="Export" icon="lucide:download" color="neutral" variant="outline" />}
      className="w-full"
    />
  )
}
