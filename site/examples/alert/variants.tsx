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
          title="Backup finished"
          description={`All files are safe. This is the ${variant} variant.`}
          actions={[{ label: 'Show files' }]}
          close
        />
      ))}
    </div>
  )
}
