import { Button, Modal } from '@frond/ui'
import { useState } from 'react'

const steps = ['Choose a name', 'Invite people', 'Done']

export default function ControlledModal() {
  const [step, setStep] = useState<number>()

  return (
    <>
      <Button label="Set up" onClick={() => setStep(0)} />
      <Modal
        open={step !== undefined}
        onOpenChange={(open) => !open && setStep(undefined)}
        title={steps[step ?? 0]}
        description={`Step ${(step ?? 0) + 1} of ${steps.length}`}
        footer={
          <Button label="Next" onClick={() => setStep(step === steps.length - 1 ? undefined : (step ?? 0) + 1)} />
        }
      >
        The dialog is open as long as there is a step.
      </Modal>
    </>
  )
}
