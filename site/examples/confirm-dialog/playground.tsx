import { Button, ConfirmDialog, type ConfirmDialogProps } from '@frond/ui'

export default function ConfirmDialogPlayground(props: Partial<ConfirmDialogProps>) {
  return (
    <ConfirmDialog
      title="Delete the project?"
      description="Its 12 pages are deleted for everyone."
      trigger={<Button label="Delete project" color="neutral" variant="outline" />}
      {...props}
    />
  )
}
