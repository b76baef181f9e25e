import { useToast } from '@frond/ui/use-toast'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Says that the page is of an older build. It stays until the visitor decides. */
export function showUpdateToast(): void {
  createRoot(document.createElement('div')).render(<UpdateToast />)
}

/** Toasts are the page's own wherever they are added, so this needs no place in it. */
function UpdateToast() {
  const { add } = useToast()

  useEffect(() => {
    add({
      id: 'build-update',
      title: 'A new version is available',
      icon: 'lucide:refresh-cw',
      color: 'neutral',
      duration: 0,
      actions: [{ label: 'Reload', color: 'neutral', variant: 'outline', onClick: () => location.reload() }],
    })
  }, [add])

  return null
}
