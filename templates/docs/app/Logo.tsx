import { site } from './site'

export function Logo() {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 text-(--ui-primary)">
        <path d="M3 17a9 9 0 0 1 18 0" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M12 17 17 10" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M2 21h20" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {site.name}
    </>
  )
}
