import type { Answers } from '@frond/pro-server'
import { Card } from '@frond/ui/card'
import { Progress } from '@frond/ui/progress'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from '../call-pro'
import { ManageOverview } from '../ManageOverview'
import type { PostedLinkRequest } from '../posted-form'
import { RequestLink } from '../RequestLink'
import { takeSecrets } from '../secrets'

type State =
  | { readonly kind: 'signed-out'; readonly problem?: ProProblem }
  | { readonly kind: 'opening' }
  | { readonly kind: 'signed-in'; readonly overview: Answers['licenses']; readonly manageToken: string }

/** Asks for a mailed link, and shows the licenses of the visitor who has opened one. */
export default function Manage({ posted }: { posted?: PostedLinkRequest }) {
  const [state, setState] = useState<State>({ kind: 'signed-out' })

  useEffect(() => {
    const { token } = takeSecrets()
    if (!token) return
    setState({ kind: 'opening' })
    void callPro<Answers['redeem']>('/links/redeem', { body: { token } }).then((result) => {
      if (result.kind === 'problem') return setState({ kind: 'signed-out', problem: result.problem })
      const { manageToken, licenses, receipts } = result.answer
      setState({ kind: 'signed-in', overview: { licenses, receipts }, manageToken })
    })
  }, [])

  if (state.kind === 'signed-in') {
    return (
      <ManageOverview
        overview={state.overview}
        authorization={`Manage ${state.manageToken}`}
        onChange={(overview) => setState({ ...state, overview })}
        onSignedOut={(problem) => setState({ kind: 'signed-out', problem })}
      />
    )
  }
  if (state.kind === 'opening')
    return (
      <Card>
        <div role="status" className="grid gap-4">
          <p className="font-medium text-highlighted">Opening your licenses …</p>
          <Progress size="sm" aria-label="Opening your licenses" />
        </div>
      </Card>
    )
  return <RequestLink {...(state.problem && { problem: state.problem })} {...(posted && { posted })} />
}
