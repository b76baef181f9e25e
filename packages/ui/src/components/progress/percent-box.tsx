import type { ReactNode, Ref, SVGAttributes } from 'react'

interface PercentBoxProps extends Omit<SVGAttributes<SVGSVGElement>, 'orientation'> {
  orientation: 'horizontal' | 'vertical'
  /** Length in percent of the parent. */
  percent: number | undefined
  /** Size across the length. Otherwise a class has to set it. */
  thickness?: number
  children?: ReactNode
  ref?: Ref<SVGSVGElement>
}

/**
 * A box with a length in percent. It is an `svg`, because its size is an attribute: the HTML from the server has the right
 * length before any script runs, and no Content-Security-Policy forbids it, as it can forbid style attributes.
 */
export function PercentBox({ orientation, percent, thickness, ...rest }: PercentBoxProps) {
  const length = percent === undefined ? undefined : `${percent}%`
  const size = orientation === 'vertical' ? { width: thickness, height: length } : { width: length, height: thickness }
  return <svg {...size} {...rest} />
}
