import { z } from 'zod'
import { kinds } from './parse-release'

export const subscriptionSchema = z.object({
  email: z.email('Enter an email address, for example ada@example.com.'),
  kinds: z.array(z.enum(kinds)).min(1, 'Choose at least one kind of change.'),
})

export type Subscription = z.infer<typeof subscriptionSchema>

const STORAGE_KEY = 'changelog-subscription'

/** Replace these three functions with calls of your API. They keep the subscription in the browser. */
export function findSubscription(): Subscription | undefined {
  try {
    return subscriptionSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data
  } catch {
    // The stored text is not JSON, or the browser blocks storage.
    return undefined
  }
}

export async function subscribe(subscription: Subscription): Promise<void> {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(subscription))
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(STORAGE_KEY)
}
