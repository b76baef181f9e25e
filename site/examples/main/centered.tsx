import { Button, Main } from '@frond/ui'

export default function MainCentered() {
  return (
    <div className="w-full [--ui-header-height:calc(100vh-14rem)]">
      <Main
        render={<div />}
        className="grid place-content-center justify-items-center gap-3 rounded-lg bg-elevated p-6"
      >
        <p className="text-sm text-muted">Your session has ended.</p>
        <Button label="Sign in again" />
      </Main>
    </div>
  )
}
