import { Button, PageAside, PageLinks, Separator } from '@frond/ui'

const links = [
  { label: 'Templates', icon: 'lucide:layout-template', to: '/templates', active: true },
  { label: 'Showcase', icon: 'lucide:gallery-vertical-end', to: '/showcase' },
]

export default function PageAsideBottom() {
  return (
    <PageAside
      render={<div />}
      className="block w-56"
      bottom={
        <>
          <Separator className="my-6" />
          <Button label="Add yours" icon="lucide:plus" color="neutral" variant="soft" block />
        </>
      }
    >
      <PageLinks title="Built with Frond UI" links={links} />
    </PageAside>
  )
}
