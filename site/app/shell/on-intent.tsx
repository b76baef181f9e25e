import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react'

export interface IntentPopupProps {
  /** The button in the page that it opens from. */
  trigger: HTMLElement
  /** Whether the button was pressed before the code was there. */
  defaultOpen: boolean
}

interface Intent<Element extends HTMLElement> {
  /** For the button. */
  readonly trigger: {
    ref: RefObject<Element | null>
    onPointerEnter: () => void
    onFocus: () => void
    onClick: () => void
  }
  /** What opens from it, once there is reason to have it. */
  readonly popup: ReactNode
}

/**
 * A popup whose code is fetched when its button is about to be pressed. The button stays the element it is, so that
 * neither focus nor press is lost when the code arrives; `AdoptedTrigger` joins the two.
 */
export function useOnIntent<Element extends HTMLElement>(
  load: () => Promise<ComponentType<IntentPopupProps>>,
): Intent<Element> {
  const ref = useRef<Element>(null)
  const pressed = useRef(false)
  const [Popup, setPopup] = useState<ComponentType<IntentPopupProps>>()

  function warm(): void {
    // A failure shows again at the next try.
    if (!Popup) load().then((component) => setPopup(() => component), console.error)
  }

  return {
    trigger: {
      ref,
      onPointerEnter: warm,
      onFocus: warm,
      onClick() {
        if (Popup) return
        pressed.current = true
        warm()
      },
    },
    popup: Popup && ref.current && <Popup trigger={ref.current} defaultOpen={pressed.current} />,
  }
}
