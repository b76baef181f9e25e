'use server'

import { revalidatePath } from 'next/cache'
import { settingsSchema, type Settings } from './schema'
import { writeSettings } from './settings'

/** Stores the settings. Returns an error message for the user if they are invalid. */
export async function saveSettings(settings: Settings): Promise<{ error?: string }> {
  const parsed = settingsSchema.safeParse(settings)
  if (!parsed.success) return { error: parsed.error.issues[0]?.message ?? 'The settings are invalid.' }
  await writeSettings(parsed.data)
  revalidatePath('/')
  return {}
}
