import { Avatar, Button } from '@frond/ui'
import { Editor } from '@frond/ui/editor'
import { useState } from 'react'

const empty = '<p></p>'

export default function CommentEditor() {
  const [value, setValue] = useState(empty)
  const [sent, setSent] = useState<string[]>([])
  const send = () => {
    setSent([...sent, value])
    setValue(empty)
  }

  return (
    <div className="flex w-full max-w-lg flex-col gap-4">
      {sent.map((comment, index) => (
        <div key={index} className="flex gap-3">
          <Avatar alt="Noor Haddad" size="sm" />
          <Editor
            aria-label={`Comment ${index + 1}`}
            editable={false}
            value={comment}
            ui={{ base: 'px-0 py-0 sm:px-0' }}
          />
        </div>
      ))}
      <div className="flex gap-3">
        <Avatar alt="Noor Haddad" size="sm" />
        <Editor
          placeholder={{ placeholder: 'Add a comment', mode: 'firstLine' }}
          aria-label="Add a comment"
          value={value}
          onValueChange={setValue}
          className="min-w-0 flex-1 rounded-lg ring ring-accented focus-within:ring-2 focus-within:ring-primary"
          ui={{ base: 'min-h-20 px-3 py-2 sm:px-3' }}
        />
      </div>
      <Button label="Comment" disabled={value === empty} onClick={send} className="self-end" />
    </div>
  )
}
