const colors = ['#12577f', '#1c7aa8', '#4fb3d1', '#a7e0e8']

/** Waves below a moon. */
export function Tides() {
  return (
    <>
      <rect width="800" height="600" fill="#0b3b5a" />
      <circle cx="560" cy="190" r="96" fill="#fef3c7" />
      {colors.map((color, index) => (
        <path
          key={color}
          d="M-200 0q100-70 200 0t200 0t200 0t200 0t200 0t200 0V600H-200z"
          transform={`translate(${index * 70 - 60} ${270 + index * 85})`}
          fill={color}
        />
      ))}
    </>
  )
}
