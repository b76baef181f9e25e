import { useToast, type ToastItem } from './useToast.ts'

export function useChecks(): void {
  const toast = useToast()

  const added: ToastItem = toast.add({
    title: 'Saved',
    color: 'success',
    actions: [{ label: 'Undo', altText: 'In the bin' }],
  })
  toast.update(added.id, { title: () => 'Saved', duration: 0 })
  toast.add({ id: 7, description: 'Pressed', onClick: ({ id, open }) => toast.remove(open ? id : 'none') })

  // @ts-expect-error: there is no such colour.
  toast.add({ title: 'Saved', color: 'mauve' })
  // @ts-expect-error: there is no such type.
  toast.add({ title: 'Saved', type: 'loud' })
  // @ts-expect-error: the id of a toast does not change.
  toast.update(added.id, { id: 'other' })
  // @ts-expect-error: the list is changed by its functions only.
  toast.toasts.push(added)
}
