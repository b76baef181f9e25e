import { Header, Icon } from '@frond/ui'

export const layout = 'page'

export default function HeaderLogo() {
  return (
    <Header
      title="Acme home"
      to="/docs/components/header"
      renderTitle={
        <>
          <Icon name="lucide:leaf" className="size-6 text-primary" />
          Acme
        </>
      }
      className="w-full"
    />
  )
}
