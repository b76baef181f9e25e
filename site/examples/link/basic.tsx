import { Link } from '@frond/ui'

export default function BasicLink() {
  return (
    <p className="text-sm">
      Everything starts with the{' '}
      <Link to="/docs/getting-started" className="underline">
        introduction
      </Link>
      .
    </p>
  )
}
