import { ChatShimmer } from '@frond/ui'

export default function LargeChatShimmer() {
  return (
    <ChatShimmer
      render={<p />}
      text="Writing your weekly plan"
      spread={3}
      className="text-xl font-semibold tracking-tight"
    />
  )
}
