import { Button } from '@frond/ui'

/** Your classes override the theme in every state. `ui` sets the classes of the other parts. */
export default function ButtonClasses() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button label="Subscribe" icon="lucide:bell" className="rounded-full px-5 shadow-md" />
      <Button
        label="Sponsor"
        icon="lucide:heart"
        color="neutral"
        variant="outline"
        ui={{ base: 'rounded-full px-5', leadingIcon: 'text-error' }}
      />
    </div>
  )
}
