import { z } from 'zod'

export const settingsSchema = z.object({
  name: z.string().trim().min(1, 'Enter your name.'),
  email: z.email('Enter an email address, for example ada@example.com.'),
  weeklySummary: z.boolean(),
})

export type Settings = z.infer<typeof settingsSchema>

const STORAGE_KEY = 'starter-settings'
const empty: Settings = { name: '', email: '', weeklySummary: false }

/** Replace `loadSettings` and `saveSettings` with calls of your API. */
export function loadSettings(): Settings {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.data : empty
  } catch {
    // The stored text is not JSON, or the browser blocks storage.
    return empty
  }
}

/** Returns an error message if the settings could not be stored. */
export function saveSettings(settings: Settings): string | undefined {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings))
    return undefined
  } catch {
    return 'The browser blocks local storage for this page.'
  }
}
