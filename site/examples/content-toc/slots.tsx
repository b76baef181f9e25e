import { Badge, Button, ContentToc, Separator } from '@frond/ui'

const links = [
  { id: 'usage', text: 'Usage', isNew: false },
  { id: 'examples', text: 'Examples', isNew: true },
  { id: 'api', text: 'API', isNew: false },
]

/** On small screens only the title and the links are shown. */
export default function ContentTocSlots() {
  return (
    <ContentToc
      links={links}
      title="Contents"
      className="relative top-0 mx-0 min-h-52 w-full max-w-60 lg:max-h-none"
      link={({ link }) => (
        <>
          {link.text} {link.isNew && <Badge label="New" size="sm" variant="soft" className="ms-1" />}
        </>
      )}
      bottom={
        <>
          <Separator className="mb-4" />
          <Button
            label="Edit this page"
            icon="lucide:pencil"
            color="neutral"
            variant="link"
            size="sm"
            className="px-0"
          />
        </>
      }
    />
  )
}
