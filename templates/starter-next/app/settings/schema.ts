import { z } from 'zod'

/** Checked in the browser while the user types, and again on the server. */
export const settingsSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an email address, for example ada@example.com.'),
  weeklySummary: z.boolean(),
})

export type Settings = z.infer<typeof settingsSchema>
