/** Six letters that are made of circles, squares and arcs. */
export function Alphabet() {
  return (
    <>
      <rect width="800" height="600" fill="#e5484d" />
      <path d="M100 280L190 80L280 280z" fill="#fff1e6" />
      <path d="M310 80h100a50 50 0 0 1 0 100a50 50 0 0 1 0 100h-100z" fill="#1f1f1f" />
      <path d="M700 110A100 100 0 1 0 700 250L620 180z" fill="#ffc53d" />
      <path d="M100 320h100a100 100 0 0 1 0 200h-100z" fill="#3e63dd" />
      <path d="M320 320h160v50h-160zM320 395h120v50h-120zM320 470h160v50h-160z" fill="#fff1e6" />
      <circle cx="620" cy="420" r="100" fill="#1f1f1f" />
      <circle cx="620" cy="420" r="42" fill="#e5484d" />
    </>
  )
}
