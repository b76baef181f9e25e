import { Icon } from '@frond/ui'

/** By default an icon is as large as the text around it. Change it with `size` or a class. */
export default function IconSizes() {
  return (
    <div className="flex items-center gap-4">
      <span className="text-2xl">
        <Icon name="lucide:sprout" />
      </span>
      <Icon name="lucide:sprout" size={32} />
      <Icon name="lucide:sprout" className="size-10 text-success" />
    </div>
  )
}
