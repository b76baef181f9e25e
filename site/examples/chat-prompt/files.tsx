import { Button, ChatPrompt, ChatPromptSubmit, useFileUpload } from '@frond/ui'
import { useState } from 'react'

export default function ChatPromptFiles() {
  const [names, setNames] = useState(['garden-plan.pdf'])
  const upload = useFileUpload({
    multiple: true,
    onUpdate: (files) => setNames([...names, ...files.map(({ name }) => name)]),
  })

  return (
    <ChatPrompt
      autoFocus={false}
      placeholder="Ask about these files"
      header={
        names.length > 0 &&
        names.map((name, index) => (
          <Button
            key={index}
            label={name}
            aria-label={`Remove ${name}`}
            icon="lucide:file-text"
            trailingIcon="lucide:x"
            color="neutral"
            variant="subtle"
            size="sm"
            onClick={() => setNames(names.filter((_, at) => at !== index))}
          />
        ))
      }
      footer={
        <>
          <Button
            icon="lucide:paperclip"
            color="neutral"
            variant="ghost"
            aria-label="Add files"
            onClick={() => upload.open()}
          />
          <ChatPromptSubmit />
        </>
      }
      className="w-full max-w-lg"
    />
  )
}
