/** The arrow key that leads to the tag before, or to the one after. */
export function arrowKey(element: Element, isBack: boolean): string {
  const isRtl = getComputedStyle(element).direction === 'rtl'
  return isBack === isRtl ? 'ArrowRight' : 'ArrowLeft'
}
