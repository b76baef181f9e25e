import { cookies } from 'next/headers'
import { settingsSchema, type Settings } from './schema'

const COOKIE = 'settings'
const empty: Settings = { name: '', email: '', weeklySummary: false }

/** Replace `readSettings` and `writeSettings` with your database. */
export async function readSettings(): Promise<Settings> {
  const text = (await cookies()).get(COOKIE)?.value
  try {
    const parsed = settingsSchema.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : empty
  } catch {
    // The cookie is not JSON.
    return empty
  }
}

export async function writeSettings(settings: Settings): Promise<void> {
  ;(await cookies()).set(COOKIE, JSON.stringify(settings), { httpOnly: true, sameSite: 'lax', path: '/' })
}
