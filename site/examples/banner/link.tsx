import { Banner } from '@frond/ui'

export default function LinkedBanner() {
  return (
    <Banner
      color="success"
      icon="lucide:rocket"
      title="Version 3 is here: see what has changed."
      to="/docs/getting-started"
      close
    />
  )
}
