'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FormErrorWithId, FormStore } from './form-store.ts'
import { isPromise, type Outcome } from './validators.ts'

interface SubmitOptions {
  readonly store: FormStore
  readonly transform: boolean
  /** Whether the form has an `action` that the browser or React runs once the form is valid. */
  readonly hasAction: boolean
  readonly onSubmit?: (event: SubmitEvent<HTMLFormElement> & { readonly data: never }) => unknown
  readonly onError?: (event: SubmitEvent<HTMLFormElement> & { readonly errors: readonly FormErrorWithId[] }) => void
}

/** Whether a form is idle, validating its values or waiting for `onSubmit`. */
export type SubmitPhase = 'idle' | 'validating' | 'sending'

/**
 * Validates on submit, calls `onSubmit`, and then lets the browser or React run the action of the form. If validation
 * is synchronous, the same submit event continues. Otherwise the event is canceled, and the form is submitted again
 * after validation.
 */
export function useSubmit({ store, transform, hasAction, onSubmit, onError }: SubmitOptions) {
  const [phase, setPhase] = useState<SubmitPhase>('idle')
  const isBusy = useRef(false)
  const isValidated = useRef(false)

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    // React also bubbles submit events of forms in portaled dialogs. They are not about this form.
    if (event.target !== event.currentTarget) return
    if (isValidated.current) {
      isValidated.current = false
      return
    }
    if (!hasAction || isBusy.current) event.preventDefault()
    if (isBusy.current) return

    const form = event.currentTarget
    const { submitter } = event.nativeEvent as unknown as { submitter?: HTMLElement | null }
    const values = store.values
    const outcome = validate(event)
    if (!isPromise(outcome)) {
      if (outcome.errors.length > 0) reject(event, form)
      else accept(event, form, transform ? outcome.output : values)
      return
    }

    event.preventDefault()
    isBusy.current = true
    setPhase('validating')
    void outcome.then(
      ({ errors, output }) => {
        isBusy.current = false
        // Enable the submit button before it is used to submit again.
        flushSync(() => setPhase('idle'))
        if (errors.length > 0) return reject(event, form)
        if (!accept(event, form, transform ? output : values)) return
        // Wait for a new task, because browsers ignore `requestSubmit` during a submit event.
        setTimeout(() => {
          isValidated.current = true
          form.requestSubmit(submitter)
          // If native validation fails, there is no submit event that would reset the flag.
          isValidated.current = false
        })
      },
      (error: unknown) => {
        isBusy.current = false
        setPhase('idle')
        throw error
      },
    )
  }

  /** If a validator throws, cancel the event, so that an invalid form is not submitted. */
  function validate(event: SubmitEvent<HTMLFormElement>): Outcome | PromiseLike<Outcome> {
    try {
      return store.run()
    } catch (error) {
      event.preventDefault()
      throw error
    }
  }

  function reject(event: SubmitEvent<HTMLFormElement>, form: HTMLFormElement): void {
    event.preventDefault()
    store.focusErrorSoon()
    onError?.(withDetails(event, form, { errors: store.getErrors() }))
  }

  /** Calls `onSubmit`. Returns whether the action of the form still has to run. */
  function accept(event: SubmitEvent<HTMLFormElement>, form: HTMLFormElement, data: unknown): boolean {
    const submitEvent = withDetails(event, form, { data: data as never })
    // Until now only this hook can have prevented the default, so that later only a call by `onSubmit` counts.
    submitEvent.defaultPrevented = false
    const result = onSubmit?.(submitEvent)
    if (!isPromise(result)) store.clearDirty()
    else {
      isBusy.current = true
      setPhase('sending')
      // A rejection is not caught here: it is reported as an unhandled rejection of the caller's promise.
      void Promise.resolve(result)
        .then(() => store.clearDirty())
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

/**
 * A copy of the event with additional fields. React resets `currentTarget` after the event, so the copy sets it for
 * asynchronous handlers.
 */
function withDetails<Details extends object>(
  event: SubmitEvent<HTMLFormElement>,
  form: HTMLFormElement,
  details: Details,
): SubmitEvent<HTMLFormElement> & Details {
  const submitEvent = Object.create(event) as SubmitEvent<HTMLFormElement> & Details
  return Object.assign(submitEvent, { currentTarget: form, target: form, ...details })
}
