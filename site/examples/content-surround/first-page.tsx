import { ContentSurround } from '@frond/ui'

const next = {
  title: 'Choose a plant',
  path: '/docs/components/content-surround',
  description: 'Light, water and space: what a fern needs.',
}

/** The first page of a guide has no previous page. */
export default function FirstPageContentSurround() {
  return <ContentSurround surround={[null, next]} className="w-full" />
}
