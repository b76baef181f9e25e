import { Button, ChatPrompt, ChatPromptSubmit, Select } from '@frond/ui'
import { useState } from 'react'

const models = [
  { label: 'Fast', value: 'fast', icon: 'lucide:zap' },
  { label: 'Thorough', value: 'thorough', icon: 'lucide:sparkles' },
]

export default function ChatPromptFooter() {
  const [message, setMessage] = useState('')
  const [model, setModel] = useState('fast')

  return (
    <ChatPrompt
      value={message}
      onValueChange={setMessage}
      onSubmit={() => setMessage('')}
      autoFocus={false}
      rows={2}
      maxrows={8}
      placeholder="Plan a bed for the north side"
      footer={
        <>
          <div className="flex min-w-0 items-center gap-1">
            <Button icon="lucide:plus" color="neutral" variant="ghost" aria-label="Add a file" />
            <Select
              aria-label="Model"
              items={models}
              value={model}
              onValueChange={setModel}
              icon={models.find(({ value }) => value === model)?.icon}
              variant="ghost"
              className="w-36 min-w-0"
            />
          </div>
          <ChatPromptSubmit disabled={!message.trim()} />
        </>
      }
      className="w-full max-w-lg"
    />
  )
}
