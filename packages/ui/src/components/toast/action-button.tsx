import { Button } from '../Button.tsx'
import type { ToastAction } from '../Toast.tsx'
import type { Color } from '../../theme/color-names.ts'

interface ActionButtonProps {
  action: ToastAction
  color: Color
  dismiss: () => void
}

/** A button in a toast. A press closes the toast unless the event is prevented, with `loadingAuto` after its promise settles. */
export function ActionButton({ action: { altText: _, ...action }, color, dismiss }: ActionButtonProps) {
  return (
    <Button
      size="xs"
      color={color}
      variant="soft"
      {...action}
      onClick={(event) => {
        const answer = action.onClick?.(event)
        if (event.defaultPrevented) return answer
        if (action.loadingAuto) return Promise.resolve(answer).then(dismiss)
        dismiss()
      }}
    />
  )
}
