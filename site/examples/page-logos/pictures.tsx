import { PageLogos } from '@frond/ui'

const shape = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" fill="#64748b">${drawing}</svg>`)}`

const items = [
  { src: shape('<circle cx="24" cy="16" r="14"/>'), alt: 'Circle' },
  { src: shape('<path d="M24 2 42 30H6z"/>'), alt: 'Triangle' },
  { src: shape('<rect x="4" y="6" width="40" height="20" rx="10"/>'), alt: 'Pill' },
]

/** Items with `src` are images. All have the same height. */
export default function PageLogosPictures() {
  return <PageLogos items={items} ui={{ logo: 'h-10' }} />
}
