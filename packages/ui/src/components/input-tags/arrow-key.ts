/** The arrow key that moves to the previous or to the next tag. In right-to-left text they are swapped. */
export function arrowKey(element: Element, isBack: boolean): string {
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return isBack === isRtl ? 'ArrowRight' : 'ArrowLeft'
}
