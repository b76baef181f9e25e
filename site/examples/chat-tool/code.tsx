import { ChatTool } from '@frond/ui'
import { ProsePre } from '@frond/ui/prose'

const output = `{
  "stock": 48,
  "price": 7,
  "currency": "EUR"
}`

export default function ChatToolCode() {
  return (
    <ChatTool
      variant="card"
      chevron="leading"
      text="get_stock"
      suffix="ferns"
      icon="lucide:package"
      defaultOpen
      className="w-full max-w-sm"
    >
      <ProsePre code={output} language="json" />
    </ChatTool>
  )
}
