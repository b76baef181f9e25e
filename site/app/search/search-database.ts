import type { CommandPaletteGroup } from '@frond/ui/command-palette'
import { useEffect, useState } from 'react'
import { readLoadedDatabase } from '../content/browser-database'

const MAX_ROWS = 20

/**
 * Searches the titles and descriptions of pages in the browser's content database. The search dialog uses it if the search
 * index cannot be loaded because the visitor is offline. Returns `undefined` if no query has loaded the database before.
 */
export function useDatabaseGroup(isNeeded: boolean, term: string): CommandPaletteGroup | undefined {
  const [group, setGroup] = useState<CommandPaletteGroup>()
  const text = term.trim()

  useEffect(() => {
    let isStale = false
    void findPages(isNeeded ? text : '').then((items) => {
      if (!isStale)
        setGroup(items && { id: 'database', label: 'Pages in the offline database', items, ignoreFilter: true })
    })
    return () => {
      isStale = true
    }
  }, [isNeeded, text])

  return group
}

async function findPages(text: string): Promise<CommandPaletteGroup['items'] | undefined> {
  const database = readLoadedDatabase()
  if (!database || text === '') return undefined
  const pattern = `%${text}%`
  try {
    const rows = await database
      .queryCollection('docs')
      .orWhere((either) => either.where('title', 'LIKE', pattern).where('description', 'LIKE', pattern))
      .order('title', 'ASC')
      .limit(MAX_ROWS)
      .select('title', 'path', 'description')
      .all()
    return rows.length > 0
      ? rows.map(({ title, path, description }) => ({
          label: title,
          description,
          to: path,
          value: path,
          icon: 'lucide:file-text',
          prefetch: false,
        }))
      : undefined
  } catch {
    // The database fell back to the server, which cannot be reached. The message about the index is already shown.
    return undefined
  }
}
