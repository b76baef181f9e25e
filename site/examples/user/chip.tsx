import { User } from '@frond/ui'

/** The chip shows the status, and the description says it in words. */
export default function UserChip() {
  return (
    <div className="grid gap-4">
      <User
        name="Design Team"
        description="Online"
        avatar={{}}
        chip={{ color: 'success', position: 'bottom-right' }}
        size="xl"
      />
      <User
        name="Data Team"
        description="Away"
        avatar={{}}
        chip={{ color: 'warning', position: 'bottom-right' }}
        size="xl"
      />
    </div>
  )
}
