import { Link, Separator } from '@frond/ui'

export default function VerticalSeparator() {
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <Link to="/docs/getting-started">Guide</Link>
      <Separator orientation="vertical" decorative />
      <Link to="/docs/components/button">Button</Link>
      <Separator orientation="vertical" decorative />
      <Link to="/docs/components/link">Link</Link>
    </div>
  )
}
