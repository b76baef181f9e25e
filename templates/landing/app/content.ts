/** Every text of the site. Change the texts here and the layout in `pages/`. */

export const product = {
  name: 'Acme',
  description: 'Acme collects the invoices of a small team, reads them and prepares the payments.',
  email: 'hello@example.com',
}

export const navigation = [
  { label: 'Features', to: '/#features', exactHash: true },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
]

export const hero = {
  headline: 'Invoices without the inbox',
  title: 'Pay every invoice on time, with one look a week',
  description:
    'Forward your invoices to one address. Acme reads the amounts and due dates, finds duplicates and prepares the payments for your approval.',
}

export const features = [
  {
    icon: 'lucide:mail',
    title: 'One address for all invoices',
    description: 'Suppliers and colleagues send invoices to an address of your own. PDF files, photos and e-invoices.',
  },
  {
    icon: 'lucide:scan-text',
    title: 'Reads what matters',
    description: 'Amount, tax, due date and bank account are read from the document. You correct a field once.',
  },
  {
    icon: 'lucide:copy-check',
    title: 'Finds duplicates',
    description: 'The second copy of an invoice is marked before anybody pays it, also with another file name.',
  },
  {
    icon: 'lucide:users',
    title: 'Approvals in order',
    description: 'Two people approve large amounts. Everyone sees who approved what, and when.',
  },
  {
    icon: 'lucide:calendar-clock',
    title: 'A weekly plan',
    description: 'Every Monday you get one list of what is due, sorted by date, with the total.',
  },
  {
    icon: 'lucide:file-down',
    title: 'Export for your accountant',
    description: 'All invoices of a month in one archive, with a table that bookkeeping software reads.',
  },
]

export const steps = [
  { title: 'Forward', description: 'Set up a rule in your mail program, or forward invoices by hand.' },
  { title: 'Check', description: 'Look at the weekly list. Correct a field or ask a colleague in a comment.' },
  { title: 'Pay', description: 'Approve the list and import the payment file into your bank.' },
]

export const plans = [
  {
    title: 'Start',
    description: 'For one person.',
    price: '$9',
    billingCycle: '/month',
    features: ['30 invoices a month', '1 user', 'Duplicate check', 'Monthly export'],
    button: { label: 'Choose Start', to: '/contact?plan=start', color: 'neutral' as const, variant: 'subtle' as const },
  },
  {
    title: 'Team',
    description: 'For a small company.',
    price: '$29',
    billingCycle: '/month',
    highlight: true,
    badge: 'Most flexible',
    features: ['300 invoices a month', '10 users', 'Approvals by two people', 'Comments and history', 'Monthly export'],
    button: { label: 'Choose Team', to: '/contact?plan=team' },
  },
  {
    title: 'Office',
    description: 'For accountants.',
    price: '$99',
    billingCycle: '/month',
    features: ['3,000 invoices a month', 'Unlimited users', 'Several companies', 'API access', 'Support by phone'],
    button: {
      label: 'Choose Office',
      to: '/contact?plan=office',
      color: 'neutral' as const,
      variant: 'subtle' as const,
    },
  },
]

export const questions = [
  {
    label: 'Does Acme pay the invoices?',
    content: 'No. Acme prepares a payment file, and you import it into your bank. Nobody but you can move money.',
  },
  {
    label: 'Which files can it read?',
    content: 'PDF files, photos of paper invoices, and the e-invoice formats XRechnung, ZUGFeRD and Factur-X.',
  },
  {
    label: 'Can I change the plan later?',
    content: 'Yes, at any time. The new price applies from the next month.',
  },
  {
    label: 'What happens to my files when I leave?',
    content: 'You download them as one archive. They are deleted from our servers after 30 days.',
  },
]
