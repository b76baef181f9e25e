import { PageAside, PageLinks } from '@frond/ui'

const names = ['Checkbox', 'Form', 'Input', 'Listbox', 'Select', 'Slider', 'Switch', 'Textarea']
const links = names.map((label) => ({ label, to: `/docs/components/${label.toLowerCase()}` }))

/** The classes make it visible on every screen and limit its height to the example. */
export default function BasicPageAside() {
  return (
    <PageAside render={<div />} className="block max-h-48 w-56">
      <PageLinks title="Form" links={links} />
    </PageAside>
  )
}
