import { BlogPost } from '@frond/ui'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dbeafe"/><path d="M40 80C40 40 70 15 125 15C125 60 95 80 40 80Z" fill="#2563eb"/></svg>',
)}`

export default function HorizontalBlogPost() {
  return (
    <BlogPost
      headingLevel={3}
      orientation="horizontal"
      variant="naked"
      badge="Guide"
      date="2026-06-02"
      title="Water less, grow more"
      description="How mulch, shade and a good hour save half of the water."
      image={picture}
      authors={[
        { name: 'Ada', avatar: { alt: 'Ada' } },
        { name: 'Grace', avatar: { alt: 'Grace' } },
        { name: 'Linus', avatar: { alt: 'Linus' } },
      ]}
      to="#water"
      className="w-full max-w-3xl"
    />
  )
}
