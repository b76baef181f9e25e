/** A placeholder for your picture: a head and shoulders, made of simple shapes. */
export function Portrait({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 600" aria-hidden="true" className={className}>
      <rect width="600" height="600" fill="#ddd6fe" />
      <circle cx="450" cy="150" r="90" fill="#f59e0b" />
      <path d="M90 600c0-150 90-220 210-220s210 70 210 220z" fill="#5b21b6" />
      <path d="M250 340h100v70a50 50 0 0 1-100 0z" fill="#e8a77c" />
      <circle cx="300" cy="250" r="120" fill="#f2bc94" />
      <path d="M180 250a120 120 0 0 1 240 0c-60 0-110-20-140-60c-20 35-55 55-100 60z" fill="#2e1065" />
    </svg>
  )
}
