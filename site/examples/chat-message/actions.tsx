import { ChatMessage, useToast } from '@frond/ui'

export default function ChatMessageActions() {
  const toast = useToast()

  return (
    <ChatMessage
      id="1"
      role="assistant"
      parts={[{ type: 'text', text: 'Hostas grow in shade and wet soil. Protect young leaves from slugs.' }]}
      actions={[
        {
          label: 'Copy',
          icon: 'lucide:copy',
          onClick: async (_event, { parts }) => {
            await navigator.clipboard.writeText(parts[0]?.text ?? '')
            toast.add({ title: 'Copied' })
          },
        },
        { label: 'Good answer', icon: 'lucide:thumbs-up', onClick: () => toast.add({ title: 'Thank you' }) },
        { label: 'Bad answer', icon: 'lucide:thumbs-down', onClick: () => toast.add({ title: 'Thank you' }) },
      ]}
      className="max-w-md"
    />
  )
}
