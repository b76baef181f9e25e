/** Name, versions and sections of the documentation. Change them here. */
export const site = {
  name: 'Sundial',
  title: 'Run tasks at the right time',
  description:
    'Sundial is a small scheduler for TypeScript. Describe when a task runs in plain words, and test it without waiting.',
  /** Where the Markdown files are edited. The path of the file is appended. */
  editUrl: 'https://github.com/example/sundial/edit/main/',
  /** The newest version comes first. `id` is the folder in `content`. */
  versions: [
    { id: 'v2', label: 'Version 2' },
    { id: 'v1', label: 'Version 1' },
  ],
  /** Title and icon of the folders inside a version. */
  sections: {
    'getting-started': { title: 'Getting started', icon: 'lucide:sunrise' },
    guide: { title: 'Guide', icon: 'lucide:compass' },
    reference: { title: 'Reference', icon: 'lucide:braces' },
  },
}

export const latest = site.versions[0]!
