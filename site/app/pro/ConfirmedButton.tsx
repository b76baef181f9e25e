import { Button } from '@frond/ui/button'
import { ConfirmDialog } from '@frond/ui/confirm-dialog'
import { useState } from 'react'
import { ManageForm, runInPlace, type ManageFields } from './ManageForm'
import type { AskedCommand } from './posted-form'

interface ConfirmedButtonProps {
  manageToken: string
  fields: ManageFields
  /** The command that the visitor has posted, and that has to be confirmed. */
  asked: AskedCommand | undefined
  label: string
  'aria-label'?: string
  icon?: string
  title: string
  description: string
  confirmLabel: string
  onConfirm: () => Promise<unknown>
}

/**
 * A button whose command is confirmed, because it cannot be undone: in a dialog, or without JavaScript in its place on the
 * page that answers the form.
 */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { manageToken, fields, asked, title, description, confirmLabel, onConfirm, icon, ...attributes } = props
  const [isOpen, setIsOpen] = useState(false)
  if (asked?.action === fields.action && asked.activationId === fields.activation)
    return <Question {...props} asked={asked} />
  return (
    <ManageForm manageToken={manageToken} fields={fields}>
      <Button
        {...attributes}
        {...(icon && { icon })}
        type="submit"
        size="sm"
        color="neutral"
        variant="outline"
        onClick={runInPlace(() => setIsOpen(true))}
      />
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        color="error"
        title={title}
        description={description}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
      />
    </ManageForm>
  )
}

type QuestionProps = Pick<ConfirmedButtonProps, 'manageToken' | 'fields' | 'title' | 'description' | 'confirmLabel'> & {
  asked: AskedCommand
}

function Question({ manageToken, fields, title, description, confirmLabel, asked }: QuestionProps) {
  return (
    <div
      role="group"
      aria-label={title}
      className="grid basis-full gap-3 rounded-lg bg-error/5 p-4 text-sm ring ring-error/25 ring-inset"
    >
      <p className="font-semibold text-highlighted">{title}</p>
      <p className="text-pretty text-toned">{description}</p>
      <div className="flex flex-wrap gap-2">
        <ManageForm manageToken={manageToken} fields={{ ...fields, confirmed: 'yes', command: asked.command }}>
          <Button type="submit" size="sm" color="error" label={confirmLabel} />
        </ManageForm>
        <ManageForm manageToken={manageToken} fields={{ action: 'overview' }}>
          {/* The question may be far down on the page that answers the form. The browser scrolls to the focus. */}
          <Button type="submit" size="sm" color="neutral" variant="outline" label="Cancel" autoFocus />
        </ManageForm>
      </div>
    </div>
  )
}
