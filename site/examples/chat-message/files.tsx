import { ChatMessage } from '@frond/ui'

const leaf = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="#dcfce7"/><path d="M20 70C20 30 50 12 100 12C100 52 70 70 20 70Z" fill="#16a34a"/></svg>',
)}`

export default function ChatMessageFiles() {
  return (
    <ChatMessage
      id="1"
      role="user"
      side="right"
      variant="soft"
      parts={[
        { type: 'file', mediaType: 'image/svg+xml', filename: 'A green leaf', url: leaf },
        {
          type: 'file',
          mediaType: 'application/pdf',
          filename: 'garden-plan.pdf',
          url: 'https://example.com/plan.pdf',
        },
        { type: 'text', text: 'What is this plant, and does it fit into my plan?' },
      ]}
      className="max-w-md"
    />
  )
}
