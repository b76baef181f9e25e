import { User } from '@frond/ui'

export default function LinkedUser() {
  return (
    <User
      to="/docs/components/avatar"
      name="Avatar"
      description="Open the component page"
      avatar={{ icon: 'lucide:circle-user-round' }}
      size="xl"
    />
  )
}
