import { Button, Input, Popover } from '@frond/ui'
import { Editor, EditorToolbar, type EditorToolbarItemArgs } from '@frond/ui/editor'
import { useState } from 'react'

export default function LinkToolbar() {
  return (
    <Editor
      aria-label="Article"
      defaultValue='<p>Select some words and add a link, or change <a href="https://example.com">this one</a>.</p>'
      className="w-full rounded-lg ring ring-default"
      ui={{ base: 'min-h-32 px-4 sm:px-6' }}
    >
      {({ editor }) => (
        <EditorToolbar
          aria-label="Formatting"
          className="border-b border-default p-2"
          items={[
            { kind: 'mark', mark: 'bold', icon: 'lucide:bold', tooltip: 'Bold' },
            {
              kind: 'link',
              render: ({ isActive }: EditorToolbarItemArgs) => (
                <LinkButton
                  isActive={isActive}
                  address={String(editor?.getAttributes('link').href ?? '')}
                  onSave={(href) => editor?.chain().focus().extendMarkRange('link').setLink({ href }).run()}
                  onRemove={() => editor?.chain().focus().extendMarkRange('link').unsetLink().run()}
                />
              ),
            },
          ]}
        />
      )}
    </Editor>
  )
}

interface LinkButtonProps {
  isActive: boolean
  address: string
  onSave: (href: string) => void
  onRemove: () => void
}

function LinkButton({ isActive, address, onSave, onRemove }: LinkButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      renderContent={
        <form
          className="flex gap-2 p-2"
          onSubmit={(event) => {
            event.preventDefault()
            setOpen(false)
            onSave(String(new FormData(event.currentTarget).get('href')))
          }}
        >
          <Input name="href" type="url" required aria-label="Address" placeholder="https://" defaultValue={address} />
          <Button type="submit" label="Save" />
          {isActive && <Button color="neutral" variant="ghost" label="Remove" onClick={onRemove} />}
        </form>
      }
    >
      <Button
        icon="lucide:link"
        aria-label="Link"
        aria-pressed={isActive}
        size="sm"
        color={isActive ? 'primary' : 'neutral'}
        variant={isActive ? 'soft' : 'ghost'}
      />
    </Popover>
  )
}
