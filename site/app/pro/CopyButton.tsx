import { Button } from '@frond/ui/button'
import { Icon } from '@frond/ui/icon'
import { copyOnClick } from '@frond/ui/prose'

interface CopyButtonProps {
  text: string
  label: string
  /** Announced after copying. */
  copied: string
  size?: 'sm' | 'md'
}

export function CopyButton({ text, label, copied, size = 'md' }: CopyButtonProps) {
  return (
    <Button
      data-copy={copied}
      data-code={text}
      label={label}
      icon="lucide:copy"
      color="neutral"
      variant="outline"
      size={size}
      className="group/copy"
      onClick={(event) => copyOnClick(event.nativeEvent)}
      renderTrailing={<Icon name="lucide:check" className="hidden size-4 text-success group-data-copied/copy:block" />}
    />
  )
}
