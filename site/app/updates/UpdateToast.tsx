import { useToast } from '@frond/ui/use-toast'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows a toast that a newer build is available. It stays until the visitor decides. */
export function showUpdateToast(): void {
  createRoot(document.createElement('div')).render(<UpdateToast />)
}

/** The page's toaster shows all toasts, so this component can be mounted anywhere. */
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
