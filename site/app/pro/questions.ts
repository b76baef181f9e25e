/** Frequently asked questions before a purchase. */
export const questions = [
  {
    label: 'Do I need Pro to use the components?',
    content:
      'No. Everything in packages/ has the MIT licence: all components, hooks, themes and languages. Pro is a set of finished applications made of them.',
  },
  {
    label: 'Can I buy it now?',
    content: 'Not yet. The templates are in the making, and orders open when the first of them can be downloaded.',
  },
  {
    label: 'What is a seat?',
    content:
      'One person who works with the code of the templates. A seat is taken when that person activates the key, and can be given back and taken by somebody else.',
  },
  {
    label: 'What happens after 12 months?',
    content:
      'You keep every release of those months and may use it for as long as you like. Releases that come later are not included.',
  },
  {
    label: 'How many projects may I build?',
    content: 'As many as you like. The plans differ in how many people work with the templates, and in nothing else.',
  },
  {
    label: 'Will my build call your server?',
    content:
      'No. Activation gives you a signed file that proves your licence without a network. A build never waits for us and never fails because of us.',
  },
  {
    label: 'Is it a subscription?',
    content: 'No. A plan is paid once, in US dollars, and nothing is renewed by itself.',
  },
]
