import { Alert, PageBody } from '@frond/ui'

/** `space-y-*` sets another distance, `mt-*` and `pb-*` another space around. */
export default function PageBodySpacing() {
  return (
    <PageBody className="mt-0 w-full space-y-4 pb-0">
      <Alert title="Your trial ends on Friday" color="warning" variant="subtle" icon="lucide:clock" />
      <Alert title="Two people wait for an answer" color="neutral" variant="subtle" icon="lucide:message-circle" />
      <Alert title="All backups are done" color="success" variant="subtle" icon="lucide:circle-check" />
    </PageBody>
  )
}
