import { useState } from 'react'
import { Activated, type Activation } from '../Activated'
import { ActivateForm } from '../ActivateForm'

/** Takes a seat of a license, and then shows the certificate and the downloads. */
export default function Activate() {
  const [activation, setActivation] = useState<Activation>()
  return activation ? (
    <Activated activation={activation} onAnother={() => setActivation(undefined)} />
  ) : (
    <ActivateForm onActivated={setActivation} />
  )
}
