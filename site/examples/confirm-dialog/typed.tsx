import { Button, ConfirmDialog } from '@frond/ui'
import { useState } from 'react'

export default function TypedConfirmDialog() {
  const [text, setText] = useState('')

  return (
    <ConfirmDialog
      color="error"
      title="Close the account?"
      description="Type the name of the account to go on."
      confirmLabel="Close the account"
      confirm={{ disabled: text !== 'harbour' }}
      content={{ initialFocus: () => document.querySelector<HTMLElement>('#account-name') }}
      trigger={<Button label="Close account" color="error" variant="outline" />}
      onAfterLeave={() => setText('')}
    >
      <input
        id="account-name"
        aria-label="Name of the account"
        placeholder="harbour"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="my-1 h-8 w-full rounded-md px-2.5 ring ring-inset ring-accented focus-visible:ring-2 focus-visible:ring-primary focus-visible:outline-hidden"
      />
    </ConfirmDialog>
  )
}
