import { User } from '@frond/ui'

export default function LinkedUser() {
  return (
    <User
      to="/docs/components/avatar"
      name="Avatar"
      description="See the component behind the picture"
      avatar={{ icon: 'lucide:circle-user-round' }}
      size="xl"
    />
  )
}
