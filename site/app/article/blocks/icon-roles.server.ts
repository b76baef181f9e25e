import type { IconData } from '@frond/ui'

const files = import.meta.glob<Record<string, IconData>>('../../../../packages/ui/src/icons/*.ts', { eager: true })

/** Every role with its drawing, in the order of the alphabet. */
export function iconRoles(): { role: string; icon: IconData }[] {
  return Object.entries(files).flatMap(([file, module]) => {
    const role = file.split('/').at(-1)!.replace(/\.ts$/, '')
    const icon = module[role]
    return icon ? [{ role, icon }] : []
  })
}
