import { useEffect, useState, type ComponentType, type RefObject } from 'react'

export interface IntentPopupProps {
  /** The element in the page that it opens from. */
  trigger: HTMLElement
  /** Whether the element was pressed before the code was there. */
  defaultOpen: boolean
}

export type PopupLoaders = Readonly<Record<string, () => Promise<ComponentType<IntentPopupProps>>>>

interface IntentPopupsProps {
  /** Static HTML with triggers in it. */
  within: RefObject<HTMLElement | null>
  /** Has to stay the same object. */
  popups: PopupLoaders
}

interface LivePopup {
  readonly name: string
  readonly trigger: HTMLElement
  readonly Popup: ComponentType<IntentPopupProps>
}

const triggers = '[data-popup],[data-context-popup]'

/**
 * Popups of static HTML. An element with `data-popup`, or `data-context-popup` for a right click, is the trigger of the
 * one of that name. Its code is fetched when the trigger is about to be used; the trigger stays the element it is, so
 * that neither focus nor press is lost, and `AdoptedTrigger` joins the two. A link that is a trigger opens its popup in
 * place of leading on.
 */
export function IntentPopups({ within, popups }: IntentPopupsProps) {
  const [live, setLive] = useState<readonly LivePopup[]>([])
  const [pressed] = useState(() => new Set<Element>())

  useEffect(() => {
    const container = within.current!
    const wanted = new Set<Element>()

    function warm(event: Event): void {
      const trigger = (event.target as Element).closest<HTMLElement>(triggers)
      const name = trigger?.dataset.popup ?? trigger?.dataset.contextPopup
      if (!trigger || !name || wanted.has(trigger)) return
      wanted.add(trigger)
      popups[name]!().then(
        (Popup) => setLive((all) => [...all, { name, trigger, Popup }]),
        (error: unknown) => {
          // A failure shows again at the next try.
          wanted.delete(trigger)
          console.error(error)
        },
      )
    }
    function press(event: MouseEvent): void {
      const trigger = (event.target as Element).closest<HTMLElement>('[data-popup]')
      if (!trigger || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (trigger.matches('a')) event.preventDefault()
      pressed.add(trigger)
      warm(event)
    }

    const intents = ['pointerover', 'focusin'] as const
    for (const intent of intents) container.addEventListener(intent, warm)
    container.addEventListener('click', press)
    return () => {
      for (const intent of intents) container.removeEventListener(intent, warm)
      container.removeEventListener('click', press)
    }
  }, [within, popups, pressed])

  // Asked in the moment the popup is made: from then on it hears of presses itself, and none falls between.
  return live.map(({ name, trigger, Popup }) => (
    <Popup key={name} trigger={trigger} defaultOpen={pressed.has(trigger)} />
  ))
}
