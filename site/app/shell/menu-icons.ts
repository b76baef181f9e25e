/** Menu icons by label. They are in their own module, because only popups show them. */
export const menuIcons: Readonly<Record<string, string>> = {
  Docs: 'lucide:book-open',
  'Getting Started': 'lucide:square-play',
  Components: 'lucide:box',
  Composables: 'lucide:square-function',
  Typography: 'lucide:type',
  Figma: 'lucide:figma',
  Templates: 'lucide:panels-top-left',
  Showcase: 'lucide:presentation',
  Community: 'lucide:users',
  Team: 'lucide:users',
  Devtools: 'lucide:wrench',
  'Editor extension': 'lucide:square-pen',
  'Design to code': 'lucide:pen-tool',
  Releases: 'lucide:rocket',
}
