import { Banner } from '@frond/ui'

export default function LinkedBanner() {
  return (
    <Banner
      color="success"
      icon="lucide:rocket"
      title="Version 3 is out. See what's new."
      to="/docs/getting-started"
      close
    />
  )
}
