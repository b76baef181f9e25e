import { Button, Header } from '@frond/ui'

export const layout = 'page'

export default function HeaderContent() {
  return (
    <Header
      title="Acme"
      mode="drawer"
      toggle={{ className: 'lg:inline-flex' }}
      content={({ close }) => (
        <div className="grid gap-4 p-6 text-center">
          <p className="text-lg font-semibold text-highlighted">Try Acme for free</p>
          <Button label="Sign up" block onClick={close} />
        </div>
      )}
      className="w-full"
    />
  )
}
