import { ChatShimmer } from '@frond/ui'

export default function BasicChatShimmer() {
  return <ChatShimmer text="Searching the garden notes…" />
}
