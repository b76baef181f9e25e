import type { MouseEvent, ReactNode } from 'react'

export type ManageAction = 'overview' | 'release' | 'rotate' | 'certificate' | 'download'

/** The fields of a command, as `manage-post.server.ts` reads them. */
export interface ManageFields {
  readonly action: ManageAction
  readonly license?: string
  readonly activation?: string
  readonly release?: string
  /** Present if the visitor has confirmed an action that cannot be undone. */
  readonly confirmed?: 'yes'
  /** Identifies the command, so that a reload of its page does not run it again. */
  readonly command?: string
}

interface ManageFormProps {
  manageToken: string
  fields: ManageFields
  /** Submit buttons. */
  children: ReactNode
}

/** Posts a command of the page for licenses. The token is posted, so that it is in no address. */
export function ManageForm({ manageToken, fields, children }: ManageFormProps) {
  return (
    <form method="post" action="/pro/manage" className="flex flex-wrap gap-2">
      <input type="hidden" name="session" value={manageToken} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value as string} />
      ))}
      {children}
    </form>
  )
}

/** With JavaScript, a submit button runs its command without leaving the page. */
export function runInPlace(run: () => unknown): (event: MouseEvent) => unknown {
  return (event) => {
    event.preventDefault()
    return run()
  }
}
