import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { textOf } from './text-of.ts'

type Parent = ReactElement<{ className?: unknown; children?: ReactNode }>

/** Code without syntax highlighting, in the same line elements that a highlighter creates. */
export function toLines(code: string, highlights: readonly number[] = []): ReactNode[] {
  return code
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, index) => {
      const span = (
        <span key={index} className={highlights.includes(index + 1) ? 'line highlighted' : 'line'}>
          {line}
        </span>
      )
      return index === 0 ? [span] : ['\n', span]
    })
}

/** The text that the copy button reads from the page: all lines except those that a diff removes. */
export function readCode(node: ReactNode): string {
  const lines = findLines(node)
  if (lines.length === 0) return textOf(node)
  return lines
    .filter((line) => !hasClass(line, 'removed'))
    .map((line) => textOf(line))
    .join('\n')
}

function findLines(node: ReactNode): Parent[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement(child)) return []
    const element = child as Parent
    return hasClass(element, 'line') ? [element] : findLines(element.props.children)
  })
}

function hasClass({ props }: Parent, name: string): boolean {
  return typeof props.className === 'string' && props.className.split(' ').includes(name)
}
