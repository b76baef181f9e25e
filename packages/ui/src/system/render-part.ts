import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { isEmptySlot } from './slots.ts'
import type { Classes } from './resolve-classes.ts'

/** Renders a part of a component, or nothing if its content is empty. */
export type PartView<Part extends string> = (name: Part, content: ReactNode, element?: ElementType) => ReactNode

/** Returns a function that renders the parts of a component with their classes. */
export function renderPart<Part extends string>(classes: Classes<Part>): PartView<Part> {
  return (name, content, element = 'div') =>
    isEmptySlot(content) ? null : createElement(element, { className: classes[name], 'data-slot': name }, content)
}

/** Combines several contents of one part. Returns `null` if all of them are empty. */
export function together(...contents: readonly ReactNode[]): ReactNode {
  return contents.every(isEmptySlot) ? null : createElement(Fragment, null, ...contents)
}
