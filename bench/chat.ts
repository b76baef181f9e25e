import { median, openScene, quantile, root } from './scene.ts'

/**
 * Measures an answer that streams as Markdown into a conversation, one token per frame, with auto-scroll. The figures are
 * CPU time of the main thread per frame, as averages of short batches.
 */

const TOKENS = 5000
const BATCH = 50
const FRAME_BUDGET_MS = 8

const scene = await openScene(
  'chat',
  `
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { ChatMessages } from '${root}/packages/ui/src/components/ChatMessages.tsx'
import { ProseMarkdown } from '${root}/packages/ui/src/prose/Markdown.tsx'

const section = (number) => [
  '## Part ' + number,
  'Ferns grow in **shade** and like *wet* soil. See [the notes](https://example.com/' + number + ') for \`details\`.',
  '- Water twice a week\\n- Feed in spring\\n  - only a little\\n- Cut in autumn',
  '| Plant | Height |\\n| --- | --: |\\n| Fern | 80 cm |\\n| Hosta | 50 cm |',
  '\`\`\`ts\\nconst distance = { fern: 40, hosta: 60 }\\nconsole.log(distance)\\n\`\`\`',
].join('\\n\\n') + '\\n\\n'
let answer = ''
for (let number = 1; answer.length < ${TOKENS} * 4; number += 1) answer += section(number)
const tokens = answer.match(/[^]{1,4}/g).slice(0, ${TOKENS})
const history = Array.from({ length: 20 }, (_, index) => ({
  id: 'h' + index,
  role: index % 2 ? 'assistant' : 'user',
  parts: [{ type: 'text', text: 'Message ' + index + '\\n\\n' + section(index) }],
}))
const renderContent = ({ text, streaming }) => <ProseMarkdown text={text} streaming={streaming} />

let renderChat
let text = ''
let at = 0
window.mount = () => {
  const host = document.body.appendChild(document.createElement('div'))
  host.style.cssText = 'height: 700px; overflow-y: auto'
  const reactRoot = createRoot(host)
  renderChat = () => {
    const messages = [...history, { id: 'a', role: 'assistant', parts: [{ type: 'text', text }] }]
    reactRoot.render(
      <ChatMessages messages={messages} status="streaming" shouldAutoScroll renderContent={renderContent} />,
    )
  }
  flushSync(renderChat)
}
window.stream = (count) =>
  new Promise((done) => {
    const frame = () => {
      if (count-- === 0) return done()
      text += tokens[at++]
      renderChat()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
window.isAtEnd = () => {
  const host = document.body.lastElementChild
  return host.scrollHeight - host.clientHeight - host.scrollTop < 10
}
`,
)
const { page, timed } = scene
await page.evaluate('window.mount()')

const frames: number[] = []
for (let at = 0; at < TOKENS; at += BATCH) {
  frames.push((await timed(() => page.evaluate(`window.stream(${BATCH})`))) / BATCH)
}
const isAtEnd = await page.evaluate('window.isAtEnd()')
await scene.close()

console.log(`ChatMessages, an answer of ${TOKENS} tokens as Markdown`)
console.log(
  `  a frame          ${median(frames).toFixed(2)} ms median, ${quantile(frames, 0.95).toFixed(2)} ms p95  budget ${FRAME_BUDGET_MS} ms`,
)
if (!isAtEnd) throw new Error('bench chat: the list did not follow the answer to its end.')
