import { ChatReasoning } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'

const text = `Three plants fit:

1. **Fern**: shade, wet soil
2. **Hosta**: shade, any soil
3. **Astilbe**: half shade`

export default function MarkdownChatReasoning() {
  return (
    <ChatReasoning defaultOpen duration={95} icon="lucide:brain" chevron="leading" className="w-80">
      <div className="whitespace-normal [--prose-gap:0.5rem] [--prose-leading:1.25rem] [--prose-text:0.875rem]">
        <ProseMarkdown text={text} />
      </div>
    </ChatReasoning>
  )
}
