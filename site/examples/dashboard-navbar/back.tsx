import { Button, DashboardNavbar } from '@frond/ui'

/** The toggle of the sidebar moves to the end, so that it is not beside the back button. */
export default function DashboardNavbarWithBack() {
  return (
    <DashboardNavbar
      title="Shelf for the new rolls"
      headingLevel={3}
      toggleSide="right"
      leading={
        <Button
          icon="lucide:arrow-left"
          aria-label="Back to the inbox"
          color="neutral"
          variant="ghost"
          className="-ms-1.5 rtl:*:-scale-x-100"
        />
      }
      right={
        <>
          <Button icon="lucide:archive" aria-label="Archive" color="neutral" variant="ghost" />
          <Button icon="lucide:reply" aria-label="Reply" color="neutral" variant="ghost" />
        </>
      }
      className="w-full"
    />
  )
}
