import { FormField, Textarea } from '@frond/ui'
import { useState } from 'react'

const MOST = 160

export default function TextareaWithCount() {
  const [bio, setBio] = useState('Gardener, mostly of ferns.')

  return (
    <FormField
      label="About you"
      hint={`${bio.length} of ${MOST}`}
      error={bio.length > MOST && `Shorten it by ${bio.length - MOST} characters.`}
      className="w-full max-w-sm"
    >
      <Textarea value={bio} onValueChange={setBio} />
    </FormField>
  )
}
