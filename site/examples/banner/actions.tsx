import { Banner } from '@frond/ui'

export default function BannerActions() {
  return (
    <Banner
      color="neutral"
      icon="lucide:ticket"
      title="Seats for the spring course are open."
      actions={[
        { label: 'Book a seat', color: 'primary', variant: 'solid', trailingIcon: 'lucide:arrow-right' },
        { label: 'See the plan' },
      ]}
      close
    />
  )
}
