import { Button, Stepper, type StepperHandle } from '@frond/ui'
import { useRef, useState } from 'react'

const items = [
  { value: 'name', title: 'Name', content: 'Choose a name for your workspace.' },
  { value: 'members', title: 'Members', content: 'Invite your team by email.' },
  { value: 'plan', title: 'Plan', content: 'Select a plan. You can change it later.' },
]

/** `handleRef` provides `prev()` and `next()`. */
export default function StepperButtons() {
  const steps = useRef<StepperHandle>(null)
  const [value, setValue] = useState<string>('name')

  return (
    <div className="grid w-full max-w-lg grid-cols-1 gap-4">
      <Stepper
        items={items}
        value={value}
        onValueChange={setValue}
        handleRef={steps}
        size="sm"
        ui={{ content: 'rounded-lg border border-default p-6 text-sm' }}
      />
      <div className="flex flex-wrap justify-between">
        <Button
          label="Back"
          color="neutral"
          variant="outline"
          disabled={value === 'name'}
          onClick={() => steps.current?.prev()}
        />
        <Button label="Next" disabled={value === 'plan'} onClick={() => steps.current?.next()} />
      </div>
    </div>
  )
}
