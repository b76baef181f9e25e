import { useToast } from '@frond/ui'
import type { Account } from './account'
import { ApiError, saveAccount, signOut } from './api'
import { refreshSession } from './session'

/** Saves changes of the account and says whether it worked. Errors without a form are shown as toasts. */
export function useAccountActions() {
  const toast = useToast()

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action()
      await refreshSession()
      return true
    } catch (error) {
      toast.add({
        title: 'That did not work',
        description: error instanceof ApiError ? error.message : 'Your browser could not save the change. Try again.',
        icon: 'lucide:circle-alert',
        color: 'error',
      })
      return false
    }
  }

  return {
    leave: () => attempt(signOut),
    async save(account: Account): Promise<void> {
      if (await attempt(() => saveAccount(account)))
        toast.add({ title: 'Changes saved', icon: 'lucide:circle-check', color: 'success' })
    },
  }
}
