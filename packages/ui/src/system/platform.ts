/** Whether the visitor uses an Apple keyboard. For the browser only. */
export function isMacOS(): boolean {
  return /Macintosh|iPhone|iPad|iPod/.test(navigator.userAgent)
}
