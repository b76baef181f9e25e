import { Button, Icon } from '@frond/ui'
import type { SVGProps } from 'react'

function Wave(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" {...props}>
      <path d="M2 12c3-6 5-6 8 0s5 6 8 0 3-4 4-4" />
    </svg>
  )
}

/** Icon props accept components and elements too. */
export default function IconComponent() {
  return (
    <div className="flex items-center gap-4">
      <Icon name={Wave} className="size-8 text-info" />
      <Button label="Listen" icon={Wave} color="neutral" variant="outline" />
    </div>
  )
}
