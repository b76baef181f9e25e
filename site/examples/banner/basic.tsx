import { Banner } from '@frond/ui'

export default function BasicBanner() {
  return <Banner icon="lucide:calendar-days" title="The office is closed on Friday. Orders ship on Monday." />
}
