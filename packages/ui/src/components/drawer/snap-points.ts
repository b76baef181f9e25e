import { warn } from '../../system/warn.ts'

/** Visible size of the drawer: a share of the window from 0 to 1, or a size such as `'300px'`. */
export type DrawerSnapPoint = number | string

/** The snap points of a drawer and the current one. */
export interface SnapPoints {
  points: readonly DrawerSnapPoint[]
  active: number
  goTo: (index: number) => void
  /** Moves to the initial snap point. */
  reset: () => void
}

const PX = /^\d+(?:\.\d+)?px$/

export function checkSnapPoints(points: readonly DrawerSnapPoint[]): void {
  const bad = points.filter((point) => (typeof point === 'number' ? point < 0 || point > 1 : !PX.test(point)))
  if (bad.length > 0) {
    warn(
      'Drawer',
      `its snapPoints hold ${bad.map((point) => JSON.stringify(point)).join(', ')}. Use shares of the window from 0 to 1, or sizes such as "300px".`,
    )
  }
}

/** Converts a snap point to a CSS length, which adapts to the size of the window without script. */
export function toLength(point: DrawerSnapPoint, vertical: boolean): string {
  return typeof point === 'number' ? `${point * 100}${vertical ? 'dvh' : 'vw'}` : point
}

export function toPx(point: DrawerSnapPoint, vertical: boolean, { innerHeight, innerWidth }: Window): number {
  return typeof point === 'number' ? point * (vertical ? innerHeight : innerWidth) : Number.parseFloat(point) || 0
}
