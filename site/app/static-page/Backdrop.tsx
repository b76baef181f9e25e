/** A grid of fine lines behind the opening of a page, fading towards its edges. */
export function Backdrop() {
  return <div aria-hidden className="page-backdrop" />
}
