import { Button } from '@frond/ui/button'
import { FieldGroup } from '@frond/ui/field-group'
import { useEffect, useRef, useState } from 'react'

const widths = [
  { label: 'Phone', icon: 'lucide:smartphone', className: 'max-w-[390px]' },
  { label: 'Tablet', icon: 'lucide:tablet', className: 'max-w-[820px]' },
  { label: 'Desktop', icon: 'lucide:monitor', className: 'max-w-full' },
] as const

const modes = [
  { mode: 'light', label: 'Light', icon: 'lucide:sun' },
  { mode: 'dark', label: 'Dark', icon: 'lucide:moon' },
] as const

type Mode = (typeof modes)[number]['mode']

interface TemplatePreviewProps {
  /** The URL of the running template. */
  address: string
  title: string
}

/** The running template in a frame, with buttons for its width and its color mode. */
export default function TemplatePreview({ address, title }: TemplatePreviewProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>(widths[2])
  const [mode, setMode] = useState<Mode>()
  const chosen = useRef<Mode>(undefined)
  const frame = useRef<HTMLIFrameElement>(null)

  /** The template stores its mode under the same key as this site, so set only the class of its document. */
  function applyMode() {
    const root = findRoot(frame.current)
    if (!root || !chosen.current) return
    root.classList.remove('light', 'dark')
    root.classList.add(chosen.current)
  }

  /** Marks the mode that the template shows. Its own button, and the color mode of this site, change it, too. */
  function followMode() {
    const root = findRoot(frame.current)
    if (!root) return
    applyMode()
    const readMode = () => setMode(modes.find((each) => root.classList.contains(each.mode))?.mode)
    readMode()
    // The observer is garbage collected together with the document of the frame.
    new MutationObserver(readMode).observe(root, { attributeFilter: ['class'] })
  }

  useEffect(() => {
    // The server sends the frame, so its document may be complete before React listens to the load event.
    if (frame.current?.contentDocument?.readyState === 'complete') followMode()
    // Only once: later documents fire the load event.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <div className="overflow-hidden rounded-xl border border-default bg-muted">
      <div className="flex flex-wrap items-center justify-between gap-3 border-b border-default bg-default p-3">
        <FieldGroup role="group" aria-label="Width">
          {widths.map((each) => (
            <Button
              key={each.label}
              label={each.label}
              icon={each.icon}
              aria-pressed={each === width}
              active={each === width}
              onClick={() => setWidth(each)}
              color="neutral"
              variant="outline"
              activeVariant="subtle"
              size="sm"
            />
          ))}
        </FieldGroup>
        <FieldGroup role="group" aria-label="Color mode of the preview">
          {modes.map((each) => (
            <Button
              key={each.mode}
              label={each.label}
              icon={each.icon}
              aria-pressed={each.mode === mode}
              active={each.mode === mode}
              onClick={() => {
                chosen.current = each.mode
                setMode(each.mode)
                applyMode()
              }}
              color="neutral"
              variant="outline"
              activeVariant="subtle"
              size="sm"
            />
          ))}
        </FieldGroup>
      </div>
      <iframe
        ref={frame}
        src={address}
        title={`Preview of ${title}`}
        loading="lazy"
        onLoad={followMode}
        className={`mx-auto block h-[min(80vh,760px)] w-full border-0 bg-default ${width.className}`}
      />
    </div>
  )
}

/** The root element of the template, once it is loaded. Until then the frame has an empty document. */
function findRoot(frame: HTMLIFrameElement | null): HTMLElement | undefined {
  const document = frame?.contentDocument
  return document && document.URL !== 'about:blank' ? document.documentElement : undefined
}
