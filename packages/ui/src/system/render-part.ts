import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import { isEmptySlot } from './slots.ts'
import type { Classes } from './resolve-classes.ts'

/** Shows a part with something in it, or nothing. */
export type PartView<Part extends string> = (name: Part, content: ReactNode, element?: ElementType) => ReactNode

/** How the parts of a component are shown, given the classes of each. */
export function renderPart<Part extends string>(classes: Classes<Part>): PartView<Part> {
  return (name, content, element = 'div') =>
    isEmptySlot(content) ? null : createElement(element, { className: classes[name], 'data-slot': name }, content)
}

/** Several things for one part, or nothing where all of them are empty. */
export function together(...contents: readonly ReactNode[]): ReactNode {
  return contents.every(isEmptySlot) ? null : createElement(Fragment, null, ...contents)
}
