import { Avatar } from '@frond/ui'

export default function BasicAvatar() {
  return <Avatar src="/favicon.svg" alt="Frond UI" size="xl" />
}
