import { useState } from 'react'
import { Activated, type Activation } from '../Activated'
import { ActivateForm } from '../ActivateForm'
import type { PostedActivation } from '../posted-form'

/** Takes a seat of a license, and then shows the certificate and the downloads. */
export default function Activate({ posted }: { posted?: PostedActivation }) {
  const [activation, setActivation] = useState<Activation | undefined>(posted?.activation)
  return activation ? (
    <Activated
      activation={activation}
      onAnother={() => setActivation(undefined)}
      downloads={posted?.activation === activation ? posted?.downloads : undefined}
    />
  ) : (
    <ActivateForm onActivated={setActivation} {...(posted && !posted.activation && { posted })} />
  )
}
