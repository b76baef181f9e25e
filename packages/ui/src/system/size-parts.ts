/** The summands of sizes in the HTML of the server; see `theme/size-parts.ts`. */
const parts = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1, 0.5, 0.25]

/** A size as the parts it is the sum of, rounded to quarters: 25 → `16 8 1`. */
export function toParts(size: number): string {
  let rest = size + 0.125
  return parts
    .filter((part) => {
      if (rest < part) return false
      rest -= part
      return true
    })
    .join(' ')
}
