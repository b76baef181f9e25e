import { Alert } from '@frond/ui'

const variants = ['solid', 'outline', 'soft', 'subtle'] as const

export default function AlertVariants() {
  return (
    <div className="grid w-full gap-3">
      {variants.map((variant) => (
        <Alert
          key={variant}
          variant={variant}
          color="success"
          icon="lucide:circle-check"
          title="Backup completed"
          description={`The ${variant} variant.`}
          actions={[{ label: 'View files' }]}
          close
        />
      ))}
    </div>
  )
}
