const lines = [0, 1, 2, 3, 4]

/** Three sheets of paper with a leaf. */
export function FieldNotes() {
  return (
    <>
      <rect width="800" height="600" fill="#dfe8d8" />
      <rect x="250" y="90" width="330" height="430" fill="#f28f6b" transform="rotate(9 415 305)" />
      <rect x="240" y="90" width="330" height="430" fill="#2f5d50" transform="rotate(-7 405 305)" />
      <rect x="235" y="85" width="330" height="430" fill="#fffdf7" />
      {lines.map((line) => (
        <rect key={line} x="275" y={350 + line * 30} width={line === 4 ? 130 : 250} height="6" fill="#c9d3c0" />
      ))}
      <path d="M300 300c0-110 70-160 200-170c-10 120-70 180-200 170z" fill="#6fa287" />
      <path d="M290 312L460 165" fill="none" stroke="#2f5d50" strokeWidth="6" strokeLinecap="round" />
    </>
  )
}
