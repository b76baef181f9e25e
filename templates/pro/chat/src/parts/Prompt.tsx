import { Alert, Button, ChatPrompt, ChatPromptSubmit, type ChatStatus, Select, Tooltip, useFileUpload } from '@frond/ui'
import { useState } from 'react'
import { accept, MAX_FILES, readAttachment } from '../attachments'
import { useChats } from '../chats'
import type { Attachment, Question } from '../conversation'
import { models } from '../model'
import { loadSettings, saveSettings } from '../settings'

interface PromptProps {
  status?: ChatStatus
  onAsk: (question: Question) => void
  onStop?: () => void
}

/** The field for a question, with files and the choice of the model. */
export function Prompt({ status = 'ready', onAsk, onStop }: PromptProps) {
  const [text, setText] = useState('')
  const { files, setFiles, problems, setProblems, isReading, upload } = useAttachments()
  const { isStorageFull } = useChats()
  const [{ submitOnEnter }] = useState(loadSettings)
  const isBusy = status === 'submitted' || status === 'streaming'

  function ask() {
    if (isBusy || isReading) return
    onAsk({ text: text.trim(), files })
    setText('')
    setFiles([])
    setProblems([])
  }

  return (
    <div ref={upload.dropzoneRef} className="grid w-full gap-2">
      <input ref={upload.inputRef} type="file" aria-label="Files" className="sr-only" tabIndex={-1} />
      <div role="alert" className="grid gap-2 empty:hidden">
        {problems.length > 0 && (
          <Alert
            color="error"
            variant="subtle"
            icon="lucide:file-x"
            title="Not every file could be added"
            description={problems.join(' ')}
            close
            onOpenChange={() => setProblems([])}
          />
        )}
        {isStorageFull && (
          <Alert
            color="warning"
            variant="subtle"
            icon="lucide:database"
            title="The last change is not saved"
            description="The storage of this browser is full or blocked. Delete conversations with pictures to make room."
          />
        )}
      </div>
      <ChatPrompt
        value={text}
        onValueChange={setText}
        onSubmit={ask}
        submitOnEnter={submitOnEnter}
        // On phones, the focus would open the keyboard over the conversation.
        autoFocus={matchMedia('(pointer: fine)').matches}
        maxrows={8}
        placeholder={upload.isDragging ? 'Drop the files here' : 'Ask about plants, soil or weather'}
        aria-label="Question"
        header={files.length > 0 && <FileList files={files} onChange={setFiles} />}
        footer={
          <>
            <div className="flex min-w-0 items-center gap-1">
              <Tooltip text="Add pictures or text files">
                <Button
                  icon="lucide:paperclip"
                  aria-label="Add files"
                  color="neutral"
                  variant="ghost"
                  loading={isReading}
                  onClick={() => upload.open()}
                />
              </Tooltip>
              <ModelSelect />
            </div>
            <ChatPromptSubmit
              status={isBusy ? status : 'ready'}
              onStop={onStop}
              disabled={!isBusy && (text.trim() === '' || isReading)}
            />
          </>
        }
      />
    </div>
  )
}

/** The files of the question, and why other files were refused. */
function useAttachments() {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(false)

  async function read(chosen: readonly File[]) {
    setReading(true)
    const results = await Promise.allSettled(chosen.map(readAttachment))
    setFiles((before) => [
      ...before,
      ...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    ])
    setProblems((before) => [
      ...before,
      ...results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : [])),
    ])
    setReading(false)
  }

  const upload = useFileUpload({
    accept,
    multiple: true,
    reset: true,
    maxFiles: MAX_FILES,
    fileCount: files.length,
    onReject: (rejections) =>
      setProblems(
        rejections.map(({ file, reason }) =>
          reason === 'maxFiles'
            ? `${file.name} is one too many. A question can have ${MAX_FILES} files.`
            : `${file.name} is not a picture or a text file.`,
        ),
      ),
    onUpdate: (chosen) => void read(chosen),
  })
  return { files, setFiles, problems, setProblems, isReading, upload }
}

interface FileListProps {
  files: readonly Attachment[]
  onChange: (files: readonly Attachment[]) => void
}

function FileList({ files, onChange }: FileListProps) {
  return files.map((file, index) => (
    <Button
      key={index}
      label={file.filename}
      aria-label={`Remove ${file.filename}`}
      {...(file.url ? { avatar: { src: file.url, alt: '' } } : { icon: 'lucide:file-text' })}
      trailingIcon="lucide:x"
      color="neutral"
      variant="subtle"
      size="sm"
      className="max-w-56"
      onClick={() => onChange(files.filter((each) => each !== file))}
    />
  ))
}

function ModelSelect() {
  const [model, setModel] = useState(() => loadSettings().model)
  return (
    <Select
      aria-label="Model"
      items={models}
      value={model}
      onValueChange={(chosen) => {
        setModel(chosen)
        saveSettings({ ...loadSettings(), model: chosen })
      }}
      icon={models.find(({ value }) => value === model)?.icon}
      variant="ghost"
      className="min-w-0"
      ui={{ content: 'w-64' }}
    />
  )
}
