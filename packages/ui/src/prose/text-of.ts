import { Children, isValidElement, type ReactNode } from 'react'

/** The text of React elements. The output of components is not known here, so it is left out. */
export function textOf(node: ReactNode): string {
  let text = ''
  Children.forEach(node, (child) => {
    if (typeof child === 'string' || typeof child === 'number') text += child
    else if (isValidElement<{ children?: ReactNode }>(child)) text += textOf(child.props.children)
  })
  return text
}
