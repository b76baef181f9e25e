import { ChatShimmer } from '@frond/ui'

export default function ChatShimmerSpeed() {
  return (
    <div className="grid gap-2 text-sm">
      <ChatShimmer text="A quick, narrow light" duration={1} spread={1} />
      <ChatShimmer text="The default light" />
      <ChatShimmer text="A slow, wide light" duration={4} spread={4} />
    </div>
  )
}
