import { Avatar } from '@frond/ui'

/** Without an image, or if it fails to load, the avatar shows an icon, text or initials. */
export default function AvatarFallback() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar alt="Design Team" />
      <Avatar alt="Two more people" text="+2" />
      <Avatar alt="Guest" icon="lucide:user" />
      <Avatar alt="Data Team" src="data:image/png;base64,AAAA" />
    </div>
  )
}
