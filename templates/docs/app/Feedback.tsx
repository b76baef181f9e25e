import { Button, Form, FormField, Textarea } from '@frond/ui'
import { useEffect, useState } from 'react'
import { type Answer, feedbackSchema, findAnswer, saveAnswer } from './feedback'

type State = 'asking' | 'writing' | 'saved' | 'failed'

/** Asks whether a page was helpful. A reader who says no can write what is missing. */
export function Feedback({ path }: { path: string }) {
  const [state, setState] = useState<State>('asking')
  const [message, setMessage] = useState('')
  // The HTML of the page is the same for all readers, so the browser looks for an earlier answer after hydration.
  useEffect(() => {
    if (findAnswer(path)) setState('saved')
  }, [path])

  async function save(answer: Answer) {
    try {
      await saveAnswer(path, answer)
      setState('saved')
    } catch {
      setState('failed')
    }
  }

  if (state === 'writing') {
    return (
      <Form
        state={{ message }}
        schema={feedbackSchema}
        onSubmit={({ data }) => save({ isHelpful: false, message: data.message })}
        className="grid w-full max-w-md gap-3"
      >
        <FormField name="message" label="What is missing or unclear?" required>
          <Textarea value={message} onValueChange={setMessage} rows={3} autoFocus className="w-full" />
        </FormField>
        <div className="flex gap-2">
          <Button type="submit" label="Send" size="sm" loadingAuto />
          <Button label="Cancel" size="sm" color="neutral" variant="ghost" onClick={() => setState('asking')} />
        </div>
      </Form>
    )
  }
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
      <p role="status">{texts[state]}</p>
      {state !== 'saved' && (
        <div className="flex gap-2">
          <Button label="Yes" size="sm" color="neutral" variant="outline" onClick={() => save({ isHelpful: true })} />
          <Button label="No" size="sm" color="neutral" variant="outline" onClick={() => setState('writing')} />
        </div>
      )}
    </div>
  )
}

const texts = {
  asking: 'Was this page helpful?',
  saved: 'Thank you. Your answer is saved.',
  failed: 'Your answer could not be saved. Try again?',
}
