import { Icon, Link } from '@frond/ui'

/** URLs with a protocol are external and get `rel="noopener noreferrer"`. */
export default function ExternalLink() {
  return (
    <Link to="https://www.w3.org/WAI/ARIA/apg/" target="_blank" className="inline-flex items-center gap-1 text-sm">
      ARIA Authoring Practices
      <Icon name="lucide:arrow-up-right" className="size-4" />
    </Link>
  )
}
