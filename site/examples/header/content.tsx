import { Button, Header } from '@frond/ui'

export const layout = 'page'

export default function HeaderContent() {
  return (
    <Header
      title="Bakery"
      mode="drawer"
      toggle={{ className: 'lg:inline-flex' }}
      content={({ close }) => (
        <div className="grid gap-4 p-6 text-center">
          <p className="text-lg font-semibold text-highlighted">Warm bread at seven</p>
          <Button label="I will be there" block onClick={close} />
        </div>
      )}
      className="w-full"
    />
  )
}
