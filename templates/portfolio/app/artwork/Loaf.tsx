const cuts = [250, 350, 450, 550]

/** A loaf of bread with cuts in its crust. */
export function Loaf() {
  return (
    <>
      <rect width="800" height="600" fill="#f4c95d" />
      <circle cx="400" cy="610" r="330" fill="#f8dc94" />
      <path d="M120 430c0-180 120-250 280-250s280 70 280 250z" fill="#b4581a" />
      <path d="M150 430c0-150 110-215 250-215s250 65 250 215z" fill="#d9822b" />
      {cuts.map((x) => (
        <path
          key={x}
          d={`M${x - 30} 370q10-80 60-110`}
          fill="none"
          stroke="#fff4d6"
          strokeWidth="22"
          strokeLinecap="round"
        />
      ))}
      <rect x="80" y="430" width="640" height="28" fill="#7a3b12" />
    </>
  )
}
