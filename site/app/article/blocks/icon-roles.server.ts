import type { IconData } from '@frond/ui'

const files = import.meta.glob<Record<string, IconData>>('../../../../packages/ui/src/icons/*.ts', { eager: true })

/** All icon roles with their drawings, in alphabetical order. */
export function iconRoles(): { role: string; icon: IconData }[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const role = file.split('/').at(-1)!.replace(/\.ts$/, '')
    const icon = module[role]
    return icon ? [{ role, icon }] : []
  })
}
