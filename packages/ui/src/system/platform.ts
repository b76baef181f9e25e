/** Whether the user has an Apple keyboard. Only works in the browser. */
export function isMacOS(): boolean {
  return /Macintosh|iPhone|iPad|iPod/.test(navigator.userAgent)
}
