import { ChatShimmer } from '@frond/ui'

export default function ChatShimmerHeading() {
  return (
    <ChatShimmer
      render={(props) => <h3 {...props} />}
      text="Writing your weekly plan"
      spread={3}
      className="text-xl font-semibold tracking-tight"
    />
  )
}
