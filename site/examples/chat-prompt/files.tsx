import { Button, ChatPrompt, ChatPromptSubmit, useFileUpload } from '@frond/ui'
import { useState } from 'react'

export default function ChatPromptFiles() {
  const [names, setNames] = useState(['garden-plan.pdf'])
  const upload = useFileUpload({
    multiple: true,
    reset: true,
    onUpdate: (files) => setNames([...names, ...files.map(({ name }) => name)]),
  })

  return (
    <div className="w-full max-w-lg">
      <input ref={upload.inputRef} type="file" aria-label="Files" className="sr-only" tabIndex={-1} />
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
      />
    </div>
  )
}
