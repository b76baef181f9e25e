import type { Answers } from '@frond/pro-server'
import { Card } from '@frond/ui/card'
import { Progress } from '@frond/ui/progress'
import { useEffect, useState } from 'react'
import { callPro, type ProProblem } from '../call-pro'
import { ManageOverview } from '../ManageOverview'
import { OpenLink } from '../OpenLink'
import type { PostedManage, PostedSession } from '../posted-form'
import { RequestLink } from '../RequestLink'
import { takeSecrets } from '../secrets'

type State =
  | { readonly kind: 'signed-out'; readonly problem?: ProProblem }
  | { readonly kind: 'opening' }
  | { readonly kind: 'signed-in'; readonly session: PostedSession }

/** Asks for a mailed link, and shows the licenses of the visitor who has opened one. */
export default function Manage({ posted }: { posted?: PostedManage }) {
  const [state, setState] = useState<State>(() =>
    posted?.session ? { kind: 'signed-in', session: posted.session } : { kind: 'signed-out' },
  )

  async function openLink(token: string): Promise<void> {
    setState({ kind: 'opening' })
    const result = await callPro<Answers['redeem']>('/links/redeem', { body: { token } })
    if (result.kind === 'problem') return setState({ kind: 'signed-out', problem: result.problem })
    const { manageToken, licenses, receipts } = result.answer
    setState({ kind: 'signed-in', session: { manageToken, overview: { licenses, receipts }, releases: [] } })
  }

  useEffect(() => {
    const { token } = takeSecrets()
    if (token) void openLink(token)
  }, [])

  if (state.kind === 'signed-in')
    return (
      <ManageOverview session={state.session} onSignedOut={(problem) => setState({ kind: 'signed-out', problem })} />
    )
  if (state.kind === 'opening')
    return (
      <Card>
        <div role="status" className="grid gap-4">
          <p className="font-medium text-highlighted">Opening your licenses …</p>
          <Progress size="sm" aria-label="Opening your licenses" />
        </div>
      </Card>
    )
  return (
    <div className="grid gap-6">
      <RequestLink {...(state.problem && { problem: state.problem })} {...(posted && { posted })} />
      <OpenLink onToken={openLink} {...(posted?.errors && { errors: posted.errors })} />
    </div>
  )
}
