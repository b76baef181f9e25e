'use client'

import { useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { FrondContext, type FrondContextValue, type PortalTarget } from './frond-context.ts'
import { warn } from './warn.ts'

type Container = HTMLElement | ShadowRoot

/** What the `Portal` part of every Base UI overlay takes. */
interface BasePortalProps {
  container?: Container | null
  className?: string
  dir?: 'ltr' | 'rtl'
  ref?: (node: HTMLElement | null) => void
  keepMounted?: boolean
  children?: ReactNode
}

export interface OverlayPortalProps {
  /** The `Portal` part of the Base UI overlay. */
  base: ComponentType<BasePortalProps>
  frond: FrondContextValue
  /** The `portal` prop of the component. @default true */
  target?: PortalTarget
  /** Name of the component, for its warning. */
  who: string
  /** Keeps the content in the page while the overlay is closed. @default false */
  keepMounted?: boolean
  children?: ReactNode
}

/**
 * Puts an overlay where its `portal` prop says, with the theme and direction of the place it comes from. Render it only
 * while there is something to show: it is the part of an overlay that costs.
 */
export function OverlayPortal({ base: Base, frond, target = true, who, keepMounted, children }: OverlayPortalProps) {
  const wanted = target === true ? (frond.portal ?? true) : target
  const [holder, setHolder] = useState<HTMLElement | null>(null)
  const found = useSelector(typeof wanted === 'string' ? wanted : undefined, who)

  const inline = wanted === false
  let container: Container | null | undefined
  if (inline) container = holder
  else if (typeof wanted === 'string') container = found
  else if (wanted !== true) container = wanted

  const portal = (
    <Base
      // Without a container Base UI takes the portal around this one, else the body. An overlay inside an overlay is thereby
      // inside it in the page as well, where it stacks above and is not hidden with the rest.
      container={container}
      className={frond.scope}
      dir={frond.dir}
      ref={inline ? takeNoRoom : undefined}
      keepMounted={keepMounted}
    >
      <FrondContext value={contextInside(frond)}>{children}</FrondContext>
    </Base>
  )
  if (!inline) return portal
  return (
    <>
      <InlineHolder onMount={setHolder} />
      {portal}
    </>
  )
}

/** The place of an overlay beside its trigger. */
function InlineHolder({ onMount }: { onMount: (node: HTMLElement | null) => void }) {
  const ref = useCallback(
    (node: HTMLElement | null) => {
      takeNoRoom(node)
      onMount(node)
    },
    [onMount],
  )
  return <span ref={ref} data-slot="portal" />
}

/**
 * Without a box of its own the holder takes no gap in a flex or grid row. Set by script, because a Content-Security-Policy
 * may forbid style attributes in the HTML.
 */
function takeNoRoom(node: HTMLElement | null): void {
  if (node) node.style.display = 'contents'
}

/** The element a selector names, looked up once the page around the overlay is there; `null` until then. */
function useSelector(selector: string | undefined, who: string): HTMLElement | null {
  const [found, setFound] = useState<{ selector: string; element: HTMLElement } | null>(null)

  useLayoutEffect(() => {
    if (selector === undefined) return
    let element: HTMLElement | null = null
    try {
      element = document.querySelector<HTMLElement>(selector)
    } catch {
      // Not a selector at all: for the caller the same as one that matches nothing.
    }
    if (!element) {
      warn(
        who,
        `portal="${selector}" matches nothing in the page, so the body is used. Render the target first, or pass the element itself.`,
      )
    }
    setFound({ selector, element: element ?? document.body })
  }, [selector, who])

  return found && found.selector === selector ? found.element : null
}

const inside = new WeakMap<FrondContextValue, FrondContextValue>()

/** What is inside an overlay does not belong to the field or group its trigger stands in, and opens its own overlays within it. */
export function contextInside(frond: FrondContextValue): FrondContextValue {
  let context = inside.get(frond)
  if (!context) {
    context = { ...frond, portal: undefined, field: undefined, fieldGroup: undefined, avatarGroup: undefined }
    inside.set(frond, context)
  }
  return context
}
