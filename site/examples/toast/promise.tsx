import { Button, useToast, type ToastOptions } from '@frond/ui'

/** Shows one toast for the whole life of a promise: while it is pending, when it is fulfilled and when it is rejected. */
function usePromiseToast() {
  const toast = useToast()

  return async function follow<Result>(
    promise: Promise<Result>,
    texts: { loading: string; success: (result: Result) => string; error: (reason: unknown) => string },
  ): Promise<Result> {
    const { id } = toast.add({
      title: texts.loading,
      icon: 'lucide:upload',
      color: 'neutral',
      duration: 0,
      close: false,
    })
    const finish = (result: Omit<ToastOptions, 'id'>) => toast.update(id, { close: true, ...result })
    try {
      const result = await promise
      finish({ title: texts.success(result), icon: 'lucide:circle-check', color: 'success' })
      return result
    } catch (reason) {
      finish({ title: texts.error(reason), icon: 'lucide:circle-x', color: 'error' })
      throw reason
    }
  }
}

const saveDraft = () =>
  new Promise<{ title: string }>((resolve) => setTimeout(() => resolve({ title: 'Q3 plan' }), 1500))

export default function ToastPromise() {
  const follow = usePromiseToast()

  return (
    <Button
      label="Save draft"
      loadingAuto
      onClick={() =>
        follow(saveDraft(), {
          loading: 'Saving the draft',
          success: ({ title }) => `“${title}” is saved`,
          error: () => 'The draft could not be saved',
        })
      }
    />
  )
}
