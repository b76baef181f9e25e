import { Textarea } from '@frond/ui'

export default function BasicTextarea() {
  return <Textarea aria-label="Message" placeholder="What would you like to know?" className="w-80" />
}
