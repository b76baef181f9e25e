import { Button, ChatReasoning, ChatTool, Tooltip } from '@frond/ui'
import { ProseMarkdown } from '@frond/ui/prose'
import { useEffect, useState } from 'react'
import { type Message, type Part, textOf } from '../conversation'

interface AnswerProps {
  message: Message
  streaming: boolean
  showReasoning: boolean
}

/** The parts of an answer, in the order in which the model sent them. */
export function Answer({ message, streaming, showReasoning }: AnswerProps) {
  return (
    <div className="grid gap-4">
      {message.parts.map((part, index) => (
        <AnswerPart
          key={index}
          part={part}
          streaming={streaming && index === message.parts.length - 1}
          showReasoning={showReasoning}
        />
      ))}
    </div>
  )
}

interface AnswerPartProps {
  part: Part
  streaming: boolean
  showReasoning: boolean
}

function AnswerPart({ part, streaming, showReasoning }: AnswerPartProps) {
  switch (part.type) {
    case 'text':
      return (
        <div>
          <ProseMarkdown text={part.text} streaming={streaming} />
        </div>
      )
    case 'reasoning':
      return (
        showReasoning && <ChatReasoning text={part.text} streaming={part.state === 'streaming'} icon="lucide:brain" />
      )
    case 'tool': {
      const isRunning = streaming && part.output === undefined
      return (
        <ChatTool
          text={part.name}
          icon={toolIcons[part.name] ?? 'lucide:wrench'}
          loading={isRunning}
          streaming={isRunning}
        >
          <dl className="grid gap-1">
            <div>
              <dt className="inline font-medium">Input: </dt>
              <dd className="inline">{part.input}</dd>
            </div>
            <div>
              <dt className="inline font-medium">Result: </dt>
              <dd className="inline">{part.output ?? (isRunning ? '…' : 'stopped')}</dd>
            </div>
          </dl>
        </ChatTool>
      )
    }
    case 'file':
      return null
  }
}

const toolIcons: Readonly<Record<string, string>> = {
  'Search the plant list': 'lucide:search',
  'Check the weather': 'lucide:cloud-sun',
  'Read the sowing calendar': 'lucide:calendar-days',
  Calculate: 'lucide:calculator',
  'Open the file': 'lucide:file-text',
}

interface AnswerActionsProps {
  message: Message
  /** Only the last answer can be written again. */
  onRegenerate?: () => void
}

export function AnswerActions({ message, onRegenerate }: AnswerActionsProps) {
  const { isCopied, copy } = useCopy()
  return (
    <>
      <Tooltip text={isCopied ? 'Copied' : 'Copy'}>
        <Button
          icon={isCopied ? 'lucide:check' : 'lucide:copy'}
          aria-label={isCopied ? 'Copied' : 'Copy answer'}
          color="neutral"
          variant="ghost"
          size="xs"
          onClick={() => copy(textOf(message))}
        />
      </Tooltip>
      {onRegenerate && (
        <Tooltip text="Regenerate">
          <Button
            icon="lucide:refresh-cw"
            aria-label="Regenerate answer"
            color="neutral"
            variant="ghost"
            size="xs"
            onClick={onRegenerate}
          />
        </Tooltip>
      )}
    </>
  )
}

/** Copies text, and says so for two seconds. */
function useCopy() {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // The browser does not allow the page to write to the clipboard. The text can still be selected.
      () => setCopied(false),
    )
  return { isCopied, copy }
}
