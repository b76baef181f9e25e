import { product } from '../product'

export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="9" className="fill-primary" />
        <g className="fill-(--ui-on-primary)">
          <circle cx="11" cy="15" r="5" />
          <circle cx="21" cy="15" r="5" />
        </g>
        <g className="fill-primary">
          <circle cx="11" cy="15" r="2" />
          <circle cx="21" cy="15" r="2" />
        </g>
        <path d="M14.5 21.5h3L16 24z" className="fill-secondary" />
      </svg>
      {product.name}
    </span>
  )
}
