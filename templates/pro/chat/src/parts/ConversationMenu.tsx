import { Button, type ButtonProps, DropdownMenu, Form, FormField, Input, Modal, useToast } from '@frond/ui'
import { useState } from 'react'
import { useMatch, useNavigate } from 'react-router'
import { z } from 'zod'
import { removeChats, renameChat, restoreChats } from '../chats'
import type { Conversation } from '../conversation'

interface ConversationMenuProps {
  conversation: Conversation
  size?: ButtonProps['size']
}

/** A menu that renames or deletes a conversation. */
export function ConversationMenu({ conversation, size }: ConversationMenuProps) {
  const [isRenaming, setRenaming] = useState(false)
  const remove = useRemove(conversation)

  return (
    <>
      <DropdownMenu
        items={[
          { label: 'Rename', icon: 'lucide:pencil', onSelect: () => setRenaming(true) },
          { label: 'Delete', icon: 'lucide:trash-2', color: 'error', onSelect: remove },
        ]}
        content={{ align: 'end' }}
      >
        <Button
          icon="lucide:ellipsis"
          size={size}
          color="neutral"
          variant="ghost"
          aria-label={`Actions for ${conversation.title}`}
        />
      </DropdownMenu>
      <Modal open={isRenaming} onOpenChange={setRenaming} title="Rename conversation">
        <RenameForm
          title={conversation.title}
          onCancel={() => setRenaming(false)}
          onSave={(title) => {
            renameChat(conversation.id, title)
            setRenaming(false)
          }}
        />
      </Modal>
    </>
  )
}

/** Deletes the conversation, leaves its page, and offers to undo. */
function useRemove(conversation: Conversation) {
  const navigate = useNavigate()
  const isShown = useMatch(`/chat/${conversation.id}`) !== null
  const toast = useToast()

  return () => {
    removeChats([conversation.id])
    if (isShown) void navigate('/')
    toast.add({
      title: 'Conversation deleted',
      description: conversation.title,
      icon: 'lucide:trash-2',
      actions: [{ label: 'Undo', color: 'neutral', variant: 'outline', onClick: () => restoreChats([conversation]) }],
    })
  }
}

const schema = z.object({
  title: z.string().trim().min(1, 'Enter a title.').max(80, 'Write at most 80 characters.'),
})

interface RenameFormProps {
  title: string
  onSave: (title: string) => void
  onCancel: () => void
}

function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const [state, setState] = useState({ title })
  return (
    <Form state={state} schema={schema} onSubmit={({ data }) => onSave(data.title)} className="grid gap-6">
      <FormField name="title" label="Title" required>
        <Input
          value={state.title}
          onValueChange={(text) => setState({ title: String(text) })}
          autoFocus
          className="w-full"
        />
      </FormField>
      <div className="flex justify-end gap-2">
        <Button label="Cancel" color="neutral" variant="outline" onClick={onCancel} />
        <Button type="submit" label="Rename" />
      </div>
    </Form>
  )
}
