import { z } from 'zod'

export const topics = ['A new project', 'A talk or a workshop', 'Something else'] as const

export const messageSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an email address, for example ada@example.com.'),
  topic: z.enum(topics, 'Choose a topic.'),
  message: z.string().trim().min(20, 'Write at least 20 characters.'),
})

export type Message = z.infer<typeof messageSchema>

const STORAGE_KEY = 'portfolio-message'

/** Replace these functions with calls of your API. They keep the last message in the browser. */
export async function sendMessage(message: Message): Promise<void> {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(message))
}

export function findSentMessage(): Message | undefined {
  try {
    return messageSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')).data
  } catch {
    // The stored text is not JSON, or the browser blocks storage.
    return undefined
  }
}

export function forgetSentMessage(): void {
  localStorage.removeItem(STORAGE_KEY)
}
