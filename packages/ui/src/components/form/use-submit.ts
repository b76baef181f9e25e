'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrorWithId, FormStore } from './form-store.ts'
import { isPromise, type Outcome } from './validators.ts'

interface SubmitOptions {
  readonly store: FormStore
  readonly transform: boolean
  /** The browser or React has something to do once the form is valid. */
  readonly hasAction: boolean
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement> & { readonly data: never }) => unknown
  readonly onError?: (event: SubmitEvent<HTMLFormElement> & { readonly errors: readonly FormErrorWithId[] }) => void
}

/** What a form is at: its values are being looked at, or sent. */
export type SubmitPhase = 'idle' | 'validating' | 'sending'

/**
 * Validates on submit, then calls `onSubmit` and lets the browser or React go on with the form's action. Where the answer
 * is there at once, the event itself goes on; where it has to be waited for, the form is submitted a second time.
 */
export function useSubmit({ store, transform, hasAction, onSubmit, onError }: SubmitOptions) {
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const isBusy = useRef(false)
  const isPassed = useRef(false)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // A form inside a dialog is inside this one for React, though not in the page.
    if (event.target !== event.currentTarget) return
    if (isPassed.current) {
      isPassed.current = false
      return
    }
    if (!hasAction || isBusy.current) event.preventDefault()
    if (isBusy.current) return

    const form = event.currentTarget
    const { submitter } = event.nativeEvent as unknown as { submitter?: HTMLElement | null }
    const values = store.values
    const outcome = validate(event)
    if (!isPromise(outcome)) {
      if (outcome.errors.length > 0) refuse(event, form)
      else accept(event, form, transform ? outcome.output : values)
      return
    }

    event.preventDefault()
    isBusy.current = true
    setPhase('validating')
    void outcome.then(
      ({ errors, output }) => {
        isBusy.current = false
        // The button must be enabled again to be the one that submits.
        flushSync(() => setPhase('idle'))
        if (errors.length > 0) return refuse(event, form)
        if (!accept(event, form, transform ? output : values)) return
        // In a task of its own, since a form that is still telling of its submission ignores another.
        setTimeout(() => {
          isPassed.current = true
          form.requestSubmit(submitter)
          // Where the browser's own checks hold it back, there is no event.
          isPassed.current = false
        })
      },
      (error: unknown) => {
        isBusy.current = false
        setPhase('idle')
        throw error
      },
    )
  }

  /** A validator that throws must not let an invalid form go. */
  function validate(event: SubmitEvent<HTMLFormElement>): Outcome | PromiseLike<Outcome> {
    try {
      return store.run()
    } catch (error) {
      event.preventDefault()
      throw error
    }
  }

  function refuse(event: SubmitEvent<HTMLFormElement>, form: HTMLFormElement): void {
    event.preventDefault()
    store.focusErrorSoon()
    onError?.(withDetails(event, form, { errors: store.getErrors() }))
  }

  /** Whether the action of the form is still to be done. */
  function accept(event: SubmitEvent<HTMLFormElement>, form: HTMLFormElement, data: unknown): boolean {
    const submitEvent = withDetails(event, form, { data: data as never })
    // What was prevented so far was prevented by us.
    submitEvent.defaultPrevented = false
    const result = onSubmit?.(submitEvent)
    if (!isPromise(result)) store.forgetDirty()
    else {
      isBusy.current = true
      setPhase('sending')
      // What the caller's promise is rejected with is not ours to catch.
      void Promise.resolve(result)
        .then(() => store.forgetDirty())
        .finally(() => {
          isBusy.current = false
          setPhase('idle')
          if (store.errors.length > 0) store.focusErrorSoon()
        })
    }
    return hasAction && !submitEvent.defaultPrevented
  }

  return { phase, submit }
}

/** The event with more to tell. It outlives the moment in which React gives it out, so it names its form by itself. */
function withDetails<Details extends object>(
  event: SubmitEvent<HTMLFormElement>,
  form: HTMLFormElement,
  details: Details,
): SubmitEvent<HTMLFormElement> & Details {
  const submitEvent = Object.create(event) as SubmitEvent<HTMLFormElement> & Details
  return Object.assign(submitEvent, { currentTarget: form, target: form, ...details })
}
