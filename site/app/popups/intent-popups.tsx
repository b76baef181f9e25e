import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'

export interface IntentPopupProps {
  /** The trigger element in the page. */
  trigger: HTMLElement
  /** Whether the trigger was clicked before the code was loaded. */
  defaultOpen: boolean
}

export type PopupLoaders = Readonly<Record<string, () => Promise<ComponentType<IntentPopupProps>>>>

interface IntentPopupsProps {
  /** The static HTML that contains the triggers. */
  within: RefObject<HTMLElement | null>
  /** Must be a stable object. */
  popups: PopupLoaders
}

interface LivePopup {
  readonly name: string
  readonly trigger: HTMLElement
  readonly Popup: ComponentType<IntentPopupProps>
}

const triggers = '[data-popup],[data-context-popup]'

/**
 * Popups for static HTML. An element with `data-popup`, or `data-context-popup` for a right click, is the trigger of
 * the popup with that name. Hover or focus on the trigger fetches the code of the popup. The trigger element stays in
 * place, so focus and clicks are kept, and `AdoptedTrigger` connects it to the popup. If the trigger is a link, a click
 * opens the popup and does not navigate. A right click before the code is loaded is replayed afterwards.
 */
export function IntentPopups({ within, popups }: IntentPopupsProps) {
  const [live, setLive] = useState<readonly LivePopup[]>([])
  const [pressed] = useState(() => new Set<Element>())
  /** Right clicks that wait for the code of their popup, by trigger. */
  const [contextClicks] = useState(() => new Map<Element, MouseEvent>())
  const mounted = useRef<ReadonlySet<Element>>(new Set())

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
          // Allow a retry at the next interaction.
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
    function rememberContextClick(event: MouseEvent): void {
      const trigger = (event.target as Element).closest('[data-context-popup]')
      if (!trigger || mounted.current.has(trigger)) return
      event.preventDefault()
      contextClicks.set(trigger, event)
      warm(event)
    }

    const intents = ['pointerover', 'focusin'] as const
    for (const intent of intents) container.addEventListener(intent, warm)
    container.addEventListener('click', press)
    container.addEventListener('contextmenu', rememberContextClick)
    return () => {
      for (const intent of intents) container.removeEventListener(intent, warm)
      container.removeEventListener('click', press)
      container.removeEventListener('contextmenu', rememberContextClick)
    }
  }, [within, popups, pressed, contextClicks])

  // Runs after the layout effects of `AdoptedTrigger`, so the triggers have their listeners.
  useEffect(() => {
    mounted.current = new Set(live.map(({ trigger }) => trigger))
    for (const [trigger, { clientX, clientY }] of contextClicks) {
      if (!mounted.current.has(trigger)) continue
      contextClicks.delete(trigger)
      trigger.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY, button: 2 }),
      )
    }
  }, [live, contextClicks])

  // Read `pressed` when the popup mounts: from then on the popup handles clicks itself, so no click is lost.
  return live.map(({ name, trigger, Popup }) => (
    <Popup key={name} trigger={trigger} defaultOpen={pressed.has(trigger)} />
  ))
}
