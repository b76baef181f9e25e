import { Button, Container, Empty, NavigationMenu, PageHeader, Skeleton } from '@frond/ui'
import { useState } from 'react'
import { Navigate, Outlet, useLocation, useOutletContext } from 'react-router'
import type { Account } from '../account'
import { retrySession, useSession } from '../session'

const sections = [
  { label: 'Profile', icon: 'lucide:user', to: '/account', exact: true },
  { label: 'Notifications', icon: 'lucide:bell', to: '/account/notifications' },
  { label: 'Billing', icon: 'lucide:credit-card', to: '/account/billing' },
]

/** The account settings. Visitors who are not signed in are sent to the sign-in page, and come back after it. */
export default function AccountLayout() {
  return (
    <Container className="pb-24">
      <PageHeader title="Account settings" description="Your profile, emails and plan." />
      <div className="mt-8 grid gap-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12">
        <NavigationMenu items={sections} aria-label="Account settings" className="-mx-2.5 lg:hidden" />
        <NavigationMenu
          items={sections}
          orientation="vertical"
          aria-label="Account settings"
          className="-mx-2.5 max-lg:hidden"
        />
        <div className="grid max-w-2xl gap-10">
          <AccountPages />
        </div>
      </div>
    </Container>
  )
}

/** The account, for the pages in this layout. */
export function useAccount(): Account {
  return useOutletContext<Account>()
}

function AccountPages() {
  const session = useSession()
  const { pathname } = useLocation()
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (session.state === 'signed-in' && !wasSignedIn) setWasSignedIn(true)

  switch (session.state) {
    case 'loading':
      return <LoadingPage />
    case 'failed':
      return (
        <Empty
          icon="lucide:plug-zap"
          title="Your account could not be loaded"
          description="The browser may block local storage for this site."
          renderActions={
            <Button label="Try again" icon="lucide:rotate-cw" onClick={() => retrySession()} loadingAuto />
          }
        />
      )
    case 'signed-out':
      // Visitors who sign out or delete their account here go to the first page. Others sign in and come back.
      return <Navigate to={wasSignedIn ? '/' : `/sign-in?next=${encodeURIComponent(pathname)}`} replace />
    case 'signed-in':
      // Another account starts with fresh forms.
      return <Outlet key={session.account.id} context={session.account} />
  }
}

function LoadingPage() {
  return (
    <div role="status" aria-label="Loading your account" className="grid gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-4 w-64" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}
