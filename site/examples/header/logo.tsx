import { Header, Icon } from '@frond/ui'

export const layout = 'page'

export default function HeaderLogo() {
  return (
    <Header
      title="The bakery on the corner"
      to="/docs/components/header"
      renderTitle={
        <>
          <Icon name="lucide:wheat" className="size-6 text-primary" />
          Bakery
        </>
      }
      className="w-full"
    />
  )
}
