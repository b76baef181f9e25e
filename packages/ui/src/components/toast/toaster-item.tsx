'use client'

import { useLayoutEffect, useRef } from 'react'
import { createResizeObserver } from '../../system/browser-support.ts'
import { removeToast, type ToastId, type ToastItem } from '../../system/toast-store.ts'
import { Toast } from '../Toast.tsx'
import type { ToastPlace } from './arrange-toasts.ts'
import { ToasterContext, type ToasterContextValue } from './toaster-context.ts'

interface ToasterItemProps {
  toast: ToastItem
  place: ToastPlace
  className: string
  context: ToasterContextValue
  onResize: (id: ToastId, height: number | undefined) => void
  onLeave: (element: HTMLElement) => void
}

/** An item of the list of toasts. Reports its height, so that the toaster can position the others. */
export function ToasterItem({ toast, place, className, context, onResize, onLeave }: ToasterItemProps) {
  const { id, open, repeats: _, revision: __, onClick, onOpenChange, ...props } = toast
  const element = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    const node = element.current!
    const observer = createResizeObserver(() => onResize(id, node.offsetHeight))
    observer.observe(node)
    return () => {
      observer.disconnect()
      onResize(id, undefined)
      onLeave(node)
    }
  }, [id, onResize, onLeave])

  useLayoutEffect(() => {
    if (!open) onLeave(element.current!)
  }, [open, onLeave])

  return (
    <li
      ref={element}
      className={className}
      style={place.style}
      data-slot="base"
      data-behind={place.behind ? '' : undefined}
    >
      <ToasterContext value={context}>
        <Toast
          {...props}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next)
            if (!next) removeToast(id)
          }}
          onClick={onClick && (() => onClick(toast))}
          render={<div />}
        />
      </ToasterContext>
    </li>
  )
}
