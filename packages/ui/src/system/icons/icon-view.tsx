'use client'

import {
  cloneElement,
  isValidElement,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactElement,
  type SVGProps,
} from 'react'
import type { IconValue } from '../../components/Icon.tsx'
import type { IconData } from '../../icons/roles.ts'
import { useFrond } from '../frond-context.ts'
import { findIcon, subscribeToIcons, toIconName } from './icon-store.ts'
import { resolveLazy } from '../resolve-lazy.ts'
import { addClass } from '../resolve-classes.ts'
import { warn } from '../warn.ts'

export type SvgProps = Omit<SVGProps<SVGSVGElement>, 'name' | 'mode'>

export interface IconViewProps extends SvgProps {
  name: IconValue
  /** Renders icon data. Components and elements render themselves. */
  draw?: (icon: IconData, props: SvgProps) => ReactElement
}

/** The core of `<Icon>`, for icons inside other components. */
export function IconView({ name: given, draw = drawSvg, ...props }: IconViewProps) {
  const name = resolveLazy(given)
  if (typeof name === 'string') return <NamedIcon name={name} draw={draw} {...props} />
  if (!name) {
    warn('Icon', 'there is no name. Pass a name such as "lucide:rocket", icon data, a component or an element.')
    return null
  }
  if (isValidElement<SvgProps>(name)) {
    const own = name.props
    return cloneElement(
      name,
      asDecoration({ ...props, ...own, className: addClass(own.className ?? '', props.className) }),
    )
  }
  // A component may be an object, too (`memo`, `forwardRef`). Only icon data has a `body`.
  if ('body' in name) return draw(name, asDecoration(props))
  // Otherwise it is a component, or an element from another copy of React.
  const Component = name as ComponentType<SvgProps>
  return <Component {...asDecoration(props)} />
}

function NamedIcon({ name, draw, ...props }: SvgProps & { name: string; draw: NonNullable<IconViewProps['draw']> }) {
  const { loadIcon } = useFrond()
  const find = () => findIcon(name)
  const icon = useSyncExternalStore(subscribeToIcons, find, find)

  useEffect(() => {
    if (icon !== undefined) return
    if (loadIcon) loadIcon(name)
    else if (process.env.NODE_ENV !== 'production') warn('Icon', `"${name}" is not registered. ${howToRegister(name)}`)
  }, [icon, loadIcon, name])

  return draw(icon ?? emptyIcon, asDecoration(props))
}

function howToRegister(name: string): string {
  const prefix = /^([a-z\d-]+):/.exec(toIconName(name))?.[1] ?? 'lucide'
  return (
    `Run "npm install -D @iconify-json/${prefix}", then restart Vite with the plugin of @frond/ui/vite. ` +
    'Without this plugin, run "npx frond-ui icons" and import the written file. If you have done so, check the name.'
  )
}

/** Takes the space of an icon that is not loaded, so that the layout does not shift later. */
const emptyIcon: IconData = { body: '' }

export function drawSvg({ body, width = 24, height = 24 }: IconData, props: SvgProps): ReactElement {
  // If there are children, they are the drawing.
  const html = props.children ? undefined : { __html: trust(body) }
  return <svg width="1em" height="1em" viewBox={`0 0 ${width} ${height}`} {...props} dangerouslySetInnerHTML={html} />
}

let trust = (html: string) => html

/** Sets how drawings become HTML. A function, so that only applications with `<App>` bundle the code for Trusted Types. */
export function trustDrawings(createHtml: typeof trust): void {
  trust = createHtml
}

/** Hides an icon from screen readers unless it has a name. */
function asDecoration(props: SvgProps): SvgProps {
  return props['aria-label'] || props['aria-labelledby'] ? { role: 'img', ...props } : { 'aria-hidden': true, ...props }
}
