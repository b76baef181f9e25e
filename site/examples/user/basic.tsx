import { User } from '@frond/ui'

export default function BasicUser() {
  return <User name="Frond UI" description="Component library" avatar={{ src: '/favicon.svg' }} size="xl" />
}
