import { PageHeader } from '@frond/ui'

export default function BasicPageHeader() {
  return (
    <PageHeader
      headline="Getting started"
      headingLevel={2}
      title="Installation"
      description="Add the package to a project with React, and import the components you use."
      links={[{ label: 'Copy page', icon: 'lucide:copy' }]}
    />
  )
}
