import { ColorModeImage } from '@frond/ui'

/** The same landscape by day and by night. */
const day =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'%3E%3Crect width='320' height='180' fill='%23bae6fd'/%3E%3Ccircle cx='240' cy='60' r='28' fill='%23facc15'/%3E%3Cpath d='M0 150q80-50 160 0t160 0v30H0z' fill='%2300dc82'/%3E%3C/svg%3E"
const night =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 180'%3E%3Crect width='320' height='180' fill='%230f172b'/%3E%3Ccircle cx='240' cy='60' r='24' fill='%23e2e8f0'/%3E%3Cpath d='M0 150q80-50 160 0t160 0v30H0z' fill='%2300703f'/%3E%3C/svg%3E"

export default function ColorModeImageForced() {
  return (
    <div className="flex flex-wrap gap-4">
      <div className="light">
        <ColorModeImage light={day} dark={night} alt="Hills by day" width={200} height={112} />
      </div>
      <div className="dark">
        <ColorModeImage light={day} dark={night} alt="Hills by night" width={200} height={112} />
      </div>
    </div>
  )
}
