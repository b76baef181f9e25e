import { PageCard, User } from '@frond/ui'

/** The quote is the description, the author is in the footer. */
export default function PageCardTestimonial() {
  return (
    <PageCard
      variant="subtle"
      render={<figure />}
      className="w-full max-w-md"
      renderDescription={<blockquote>“I am a card that quotes itself. Put the words of your users here.”</blockquote>}
      ui={{ description: 'text-base/7 text-default' }}
      footer={
        <User
          name="Name of the person"
          description="Role and place of work"
          avatar={{ icon: 'lucide:user' }}
          size="xl"
          render={<figcaption />}
        />
      }
    />
  )
}
