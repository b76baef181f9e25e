import { Button, DropdownMenu, PageHeader } from '@frond/ui'

const more = [
  { label: 'Rename', icon: 'lucide:pencil' },
  { label: 'Archive', icon: 'lucide:archive' },
]

/** `renderLinks` replaces the buttons, here with a menu. */
export default function PageHeaderLinks() {
  return (
    <PageHeader
      headingLevel={2}
      title="Fern garden"
      renderLinks={
        <>
          <Button label="New bed" icon="lucide:plus" />
          <DropdownMenu items={more}>
            <Button icon="lucide:ellipsis" color="neutral" variant="outline" aria-label="More" />
          </DropdownMenu>
        </>
      }
    />
  )
}
