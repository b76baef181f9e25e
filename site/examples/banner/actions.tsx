import { Banner } from '@frond/ui'

export default function BannerActions() {
  return (
    <Banner
      color="neutral"
      icon="lucide:ticket"
      title="Registration for the spring conference is open."
      actions={[
        { label: 'Register', color: 'primary', variant: 'solid', trailingIcon: 'lucide:arrow-right' },
        { label: 'View schedule' },
      ]}
      close
    />
  )
}
