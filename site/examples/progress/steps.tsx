import { Button, Progress } from '@frond/ui'
import { useState } from 'react'

const steps = ['Order received', 'Packed', 'On its way', 'Delivered']

export default function ProgressSteps() {
  const [step, setStep] = useState(1)

  return (
    <div className="grid w-full justify-items-start gap-6">
      <Progress
        aria-label="Your order"
        max={steps}
        value={step}
        color={step === steps.length - 1 ? 'success' : 'primary'}
      />
      <div className="flex gap-2">
        <Button
          label="Back"
          color="neutral"
          variant="outline"
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <Button label="Next" disabled={step === steps.length - 1} onClick={() => setStep(step + 1)} />
      </div>
    </div>
  )
}
