import { Alert, PageBody } from '@frond/ui'

/** `space-y-*` changes the space between the parts, `mt-*` and `pb-*` the space around them. */
export default function PageBodySpacing() {
  return (
    <PageBody className="mt-0 w-full space-y-4 pb-0">
      <Alert title="Your trial ends on Friday" color="warning" variant="subtle" icon="lucide:clock" />
      <Alert title="Two messages need a reply" color="neutral" variant="subtle" icon="lucide:message-circle" />
      <Alert title="All backups are complete" color="success" variant="subtle" icon="lucide:circle-check" />
    </PageBody>
  )
}
