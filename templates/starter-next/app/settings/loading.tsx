import { Container, PageBody, PageHeader, Skeleton } from '@frond/ui'

/** Shown while the server reads the settings. */
export default function LoadingSettings() {
  return (
    <Container className="max-w-2xl">
      <PageHeader title="Settings" description="Stored in a cookie by a server action." />
      <PageBody>
        <div role="status" aria-label="Loading" className="flex flex-col gap-6">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-8 w-16" />
        </div>
      </PageBody>
    </Container>
  )
}
