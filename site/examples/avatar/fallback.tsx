import { Avatar } from '@frond/ui'

/** Without a picture, or when it does not load, an icon, a text or the initials stand in. */
export default function AvatarFallback() {
  return (
    <div className="flex items-center gap-3">
      <Avatar alt="Design Team" />
      <Avatar alt="Two more people" text="+2" />
      <Avatar alt="Guest" icon="lucide:user" />
      <Avatar alt="Data Team" src="data:image/png;base64,AAAA" />
    </div>
  )
}
