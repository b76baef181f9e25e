import { Button, useToast } from '@frond/ui'

const surfaces = ['bg-default', 'bg-muted', 'bg-raised', 'bg-elevated', 'bg-accented']
const tones = ['text-highlighted', 'text-default', 'text-toned', 'text-muted', 'text-dimmed']

/** Every tone of text can be read on every surface. A press copies the class. */
export default function Surfaces() {
  const toast = useToast()

  async function copy(className: string) {
    await navigator.clipboard.writeText(className)
    toast.add({ title: `Copied ${className}`, icon: 'lucide:check', color: 'success' })
  }

  return (
    <div className="grid w-full grid-cols-2 gap-3 md:grid-cols-5">
      {surfaces.map((surface) => (
        <div key={surface} className={`rounded-lg border border-default p-3 text-xs wrap-anywhere ${surface}`}>
          {[surface, ...tones].map((name) => (
            <Button
              key={name}
              aria-label={`Copy ${name}`}
              label={name.replace('text-', '')}
              variant="link"
              color="neutral"
              size="xs"
              block
              className={`justify-start px-0 ${name === surface ? 'font-mono text-highlighted' : `font-normal ${name}`}`}
              onClick={() => copy(name)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
