/** A decorative grid of thin lines behind the page header, fading out towards its edges. */
export function Backdrop() {
  return <div aria-hidden className="page-backdrop" />
}
