import { Button, Container, ContentNavigation, PageAside, Slideover } from '@frond/ui'
import { useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { docs } from '../content'

const groups = [...new Set(docs.map(({ fields }) => fields.group))]

const navigation = groups.map((group) => ({
  title: group,
  path: `#${group}`,
  page: false,
  children: docs
    .filter(({ fields }) => fields.group === group)
    .map(({ name, fields }) => ({ title: fields.title, path: `/docs/${name}` })),
}))

/** The documentation: navigation at the side, or in a slideover on small screens. */
export default function DocsLayout() {
  const { pathname } = useLocation()
  // The path at which the navigation was opened. After a link is followed the path differs, so the slideover closes.
  const [openedAt, setOpenedAt] = useState<string>()

  return (
    <Container className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10">
      <div className="-mx-4 border-b border-default px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
        <Slideover
          side="left"
          title="Documentation"
          open={openedAt === pathname}
          onOpenChange={(open) => setOpenedAt(open ? pathname : undefined)}
          trigger={
            <Button label="Documentation" icon="lucide:menu" color="neutral" variant="ghost" className="-ms-2.5" />
          }
        >
          <DocsNavigation />
        </Slideover>
      </div>
      <PageAside>
        <DocsNavigation />
      </PageAside>
      <Outlet />
    </Container>
  )
}

function DocsNavigation() {
  return <ContentNavigation aria-label="Documentation" navigation={navigation} collapsible={false} highlight />
}
