import { BlogPost } from '@frond/ui'

export default function TextBlogPost() {
  return (
    <div className="grid w-full max-w-2xl gap-4 sm:grid-cols-2">
      <BlogPost
        headingLevel={3}
        variant="subtle"
        date="2026-04-20"
        badge={{ label: 'Release', color: 'primary' }}
        title="Plans can be shared"
        description="Send a link, and your family sees what grows where."
        to="#share"
      />
      <BlogPost
        headingLevel={3}
        variant="soft"
        date="2026-03-08"
        badge="News"
        title="A calendar for sowing"
        description="Dates follow the frost of your region."
        to="#calendar"
      />
    </div>
  )
}
