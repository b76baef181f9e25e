/** Name and description of the site. Change them here. */
export const site = {
  name: 'Garden planner',
  title: 'What is new',
  description: 'Every release of the garden planner, with what was added, changed and fixed.',
  /** Address of the published site, for the feed. */
  origin: 'https://example.com',
}
