import { BlogPost } from '@frond/ui'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dcfce7"/><path d="M40 80C40 40 70 15 125 15C125 60 95 80 40 80Z" fill="#16a34a"/></svg>',
)}`

export default function BasicBlogPost() {
  return (
    <BlogPost
      headingLevel={3}
      title="A garden in the shade"
      description="Ten plants that grow where the sun never comes."
      date="2026-05-12"
      image={picture}
      authors={[{ name: 'Ada', description: 'Gardener', avatar: { alt: 'Ada' } }]}
      to="#shade"
      className="max-w-xs"
    />
  )
}
