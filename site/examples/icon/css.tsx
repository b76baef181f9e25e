import { Icon } from '@frond/ui'

const stars = [1, 2, 3, 4, 5]

/** The data of a CSS mask is in the document once, however often the icon is used. */
export default function IconMask() {
  return (
    <div role="img" aria-label="Four of five stars" className="flex gap-1">
      {stars.map((star) => (
        <Icon
          key={star}
          name="lucide:star"
          mode="css"
          customize={(body) => body.replace('fill="none"', 'fill="currentColor"')}
          className={star <= 4 ? 'size-6 text-warning' : 'size-6 text-dimmed'}
        />
      ))}
    </div>
  )
}
