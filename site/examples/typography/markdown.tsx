import { ProseMarkdown } from '@frond/ui/prose'

const comment = `Works well on the **north side**, see [my notes](https://example.com/ferns).

- Water twice a week
- Feed in *spring*

<script>alert('This stays text')</script>`

export default function MarkdownOfUsers() {
  return (
    <div>
      <ProseMarkdown text={comment} />
    </div>
  )
}
