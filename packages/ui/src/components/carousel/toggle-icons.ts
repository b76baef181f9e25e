import type { IconData } from '../../icons/roles.ts'

/** The icons of the button that stops and starts the slides. Only the carousel uses them, so they are not icon roles. */
export const pauseIcon: IconData = {
  name: 'lucide:pause',
  body: '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"><rect width="5" height="18" x="14" y="3" rx="1"/><rect width="5" height="18" x="5" y="3" rx="1"/></g>',
}
export const playIcon: IconData = {
  name: 'lucide:play',
  body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2" d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"/>',
}
