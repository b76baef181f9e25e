import { PinInput } from '@frond/ui'
import { useState } from 'react'

export default function CompletePinInput() {
  const [answer, setAnswer] = useState<'right' | 'wrong'>()

  return (
    <div className="grid grid-cols-1 gap-3">
      <PinInput
        aria-label="Door code"
        length={4}
        type="number"
        color={answer === 'wrong' ? 'error' : 'primary'}
        highlight={answer !== undefined}
        onValueChange={() => setAnswer(undefined)}
        onComplete={(code) => setAnswer(code === '1234' ? 'right' : 'wrong')}
      />
      <p className="text-sm text-muted">
        {answer === 'right' ? 'Come in.' : answer === 'wrong' ? 'That is not it. Try 1234.' : 'Four digits.'}
      </p>
    </div>
  )
}
