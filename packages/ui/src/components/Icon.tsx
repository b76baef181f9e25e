'use client'

import { useLayoutEffect, type ComponentType, type ReactElement, type Ref } from 'react'
import type { IconData } from '../icons/roles.ts'
import { useFrond } from '../system/frond-context.ts'
import { drawSvg, IconView, type SvgProps } from '../system/icons/icon-view.tsx'
import { adoptStyles } from '../system/inline-styles.tsx'
import { addClass } from '../system/resolve-classes.ts'

/** A name (`lucide:rocket` or `i-lucide-rocket`), icon data, a component, or an element. */
export type IconValue = string | IconData | ComponentType<{ className?: string }> | ReactElement

export interface IconProps extends Omit<SvgProps, 'ref'> {
  /** What to show: a name, icon data, a component, or an element. */
  name: IconValue
  /** Renders an inline `svg`, or a CSS mask in the text color, whose drawing is in the page only once. @default 'svg' */
  mode?: 'svg' | 'css'
  /** Width and height. A number is in px. @default '1em' */
  size?: string | number
  /** Transforms the SVG markup before it is rendered. */
  customize?: (body: string, name: string) => string
  ref?: Ref<SVGSVGElement>
}

/** An icon by name, or from icon data, a component or an element. */
export function Icon({ mode, size, customize, ...props }: IconProps) {
  const draw = (icon: IconData, svg: SvgProps) => {
    const drawing = customize ? { ...icon, body: customize(icon.body, icon.name ?? '') } : icon
    return mode === 'css' ? <Mask icon={drawing} svg={svg} /> : drawSvg(drawing, svg)
  }
  const box = size === undefined ? undefined : { width: size, height: size }
  return <IconView data-slot="icon" {...box} {...props} draw={draw} />
}

/** One CSS rule for all icons with the same drawing. In a layer, so that the caller's classes win. */
function Mask({ icon, svg }: { icon: IconData; svg: SvgProps }) {
  const { nonce } = useFrond()
  const { body, width = 24, height = 24 } = icon
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body.replaceAll('currentColor', '#000')}</svg>`
  const name = `fr-mask-${hash(source)}`
  const url = `url("data:image/svg+xml,${encodeURIComponent(source)}")`
  const rule = `@layer base{.${name}{background:currentColor;mask:${url} center/100% 100% no-repeat}}`
  // Without a nonce a Content-Security-Policy may block the style element.
  useLayoutEffect(() => (nonce ? undefined : adoptStyles(rule)), [nonce, rule])
  return (
    <>
      <style href={name} precedence="frond" nonce={nonce}>
        {rule}
      </style>
      <svg width="1em" height="1em" {...svg} className={addClass(name, svg.className)} />
    </>
  )
}

function hash(text: string): string {
  let value = 0
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) | 0
  return (value >>> 0).toString(36)
}
