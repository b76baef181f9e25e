import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * For the keys of a group of native radio buttons: browsers go round, and to the next item with the right arrow also where
 * the next item is at the left.
 */
export function moveChoice(event: KeyboardEvent<HTMLElement>, loop: boolean): void {
  let step = steps[event.key]
  const { target } = event
  if (!step || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
  const mirrored =
    (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && getComputedStyle(target).direction === 'rtl'
  if (loop && !mirrored) return

  event.preventDefault()
  if (mirrored) step = -step
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]:enabled')]
  const index = radios.indexOf(target) + step
  const next = loop ? radios.at(index % radios.length) : radios[index]
  next?.focus()
  next?.click()
}
