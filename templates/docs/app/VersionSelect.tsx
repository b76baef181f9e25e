import { Select } from '@frond/ui'
import { useLocation, useNavigate } from 'react-router'
import { latest } from './site'
import { findTwin, useVersion, useVersions } from './use-version'

/** Changes the version, and stays on the same page if that version has it. */
export function VersionSelect() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const versions = useVersions()
  const current = useVersion()
  const items = versions.map(({ id, label }) => ({
    value: id,
    label,
    description: id === latest.id ? 'Newest' : 'Fixes only',
  }))

  function open(id: string) {
    const version = versions.find((each) => each.id === id)
    if (version) void navigate(findTwin(pathname, version))
  }

  return (
    <Select
      aria-label="Version"
      icon="lucide:tag"
      items={items}
      value={current?.id ?? null}
      onValueChange={open}
      className="w-full"
    />
  )
}
