import { PageCard, PageColumns, User } from '@frond/ui'

const quotes = [
  'I am a short placeholder.',
  'I am longer, to show that cards of different height stand close together and that none is torn in two.',
  'Put the words of your users here, with their leave.',
]

/** Testimonials of different lengths. */
export default function PageColumnsQuotes() {
  return (
    <PageColumns>
      {quotes.map((quote) => (
        <PageCard
          key={quote}
          renderDescription={<blockquote>“{quote}”</blockquote>}
          footer={<User name="Name" description="Role" avatar={{ icon: 'lucide:user' }} size="lg" />}
        />
      ))}
    </PageColumns>
  )
}
