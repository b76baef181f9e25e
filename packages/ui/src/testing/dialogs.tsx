import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { page } from 'vitest/browser'
import { Modal, type ModalProps } from '../components/Modal.tsx'

export const dialog = (name: string) => page.getByRole('dialog', { name })
export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const field = (name: string) => page.getByRole('textbox', { name })
export const focused = () => document.activeElement

/** Renders a modal with a field. Returns functions that open and close it synchronously. */
export function controlled(props: ModalProps = {}, around?: (modal: ReactNode) => ReactNode) {
  let set!: (open: boolean) => void
  function Page() {
    const [open, setOpen] = useState(false)
    set = setOpen
    const modal = (
      <Modal title="Profile" open={open} onOpenChange={setOpen} {...props}>
        {props.children ?? <input aria-label="Name" />}
      </Modal>
    )
    return around ? around(modal) : modal
  }
  return { page: <Page />, setOpen: (open: boolean) => flushSync(() => set(open)) }
}

/** What a closed dialog must have removed from the page. */
export function traces() {
  const { documentElement: html, body } = document
  return {
    html: html.style.cssText,
    body: body.style.cssText,
    hidden: document.querySelectorAll('[aria-hidden="true"]:not(svg)').length,
    places: document.querySelectorAll('[data-frond-portal], [data-frond-guard]').length,
  }
}
