import { Main } from '@frond/ui'

export const layout = 'page'

export default function MainWhole() {
  return (
    <div className="[--ui-header-height:0px]">
      <Main render={<div />} className="grid place-content-center bg-elevated p-6 text-center">
        <h3 className="text-lg font-semibold text-highlighted">Scheduled maintenance</h3>
        <p className="text-sm text-muted">We will be back on Monday.</p>
      </Main>
    </div>
  )
}
