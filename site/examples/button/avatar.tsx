import { Button } from '@frond/ui'

export default function ButtonAvatar() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button label="Frond" avatar={{ src: '/favicon.svg', alt: '' }} color="neutral" variant="outline" />
      <Button
        label="Mobile Team"
        avatar={{ text: 'MT' }}
        trailingIcon="lucide:chevrons-up-down"
        color="neutral"
        variant="subtle"
      />
    </div>
  )
}
