import { User } from '@frond/ui'

const sizes = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const

export default function UserSizes() {
  return (
    <div className="grid gap-4">
      {sizes.map((size) => (
        <User key={size} size={size} name="Web Team" description={`Size ${size}`} avatar={{}} />
      ))}
    </div>
  )
}
