import { z } from 'zod'
import { models } from './model'

export const settingsSchema = z.object({
  model: z.string(),
  name: z.string().trim().max(40, 'Write at most 40 characters.'),
  instructions: z.string().trim().max(300, 'Write at most 300 characters.'),
  submitOnEnter: z.boolean(),
  showReasoning: z.boolean(),
})

export type Settings = z.infer<typeof settingsSchema>

const STORAGE_KEY = 'chat-settings'
const initial: Settings = {
  model: models[0].value,
  name: '',
  instructions: '',
  submitOnEnter: true,
  showReasoning: true,
}

/** Replace `loadSettings` and `saveSettings` with calls of your API. */
export function loadSettings(): Settings {
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
    return parsed.success ? parsed.data : initial
  } catch {
    // The stored text is not JSON, or the browser blocks storage.
    return initial
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
