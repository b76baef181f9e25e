/** Frequently asked questions before a purchase. */
export const questions = [
  {
    label: 'Do I need Pro to use the components?',
    content:
      'No. Everything in packages/ has the MIT license: all components, hooks, themes and languages. Pro is a set of complete applications that are built with them.',
  },
  {
    label: 'What does the download contain?',
    content:
      'Every Pro template that is finished, as source code. The Pro page lists them. Templates that are finished later are added to the download, and your license covers them within its update window.',
  },
  {
    label: 'What is a seat?',
    content:
      'One person who works with the code of the templates. A seat is taken when that person activates the key. It can be released and taken by another person.',
  },
  {
    label: 'What happens after the update window?',
    content:
      'You keep every release of that time and may use it for as long as you like. Releases that come later are not included.',
  },
  {
    label: 'How many projects may I build?',
    content: 'As many as you like, also for clients. A plan limits how many people work with the templates.',
  },
  {
    label: 'Will my build call your server?',
    content:
      'No. Activation gives you a signed certificate that proves your license without a network. A build never waits for us and never fails because of us.',
  },
  {
    label: 'Is it a subscription?',
    content: 'No. A plan is paid once, in US dollars, and nothing is renewed by itself.',
  },
  {
    label: 'Can I get a refund?',
    content:
      'Yes, within 30 days and without a reason. Reply to the mail with your receipt. A refund ends the license.',
  },
  {
    label: 'Can I try the purchase first?',
    content:
      'A server without a payment provider runs in test mode. The order page says so. There you pay with test cards, and get a real key, certificate and download without paying money.',
  },
]
