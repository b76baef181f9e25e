/** The legal texts of Pro, in plain English. */

export interface TextSection {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
}

export interface LegalText {
  readonly title: string
  readonly description: string
  /** The day of the last change. */
  readonly updated: string
  readonly sections: readonly TextSection[]
}

export const terms: LegalText = {
  title: 'Terms of sale',
  description: 'What you buy, what it costs, how it is delivered, and how you get your money back.',
  updated: '2026-11-16',
  sections: [
    {
      title: 'What you buy',
      paragraphs: [
        'You buy a license for Frond UI Pro. It gives a fixed number of people the right to use the Pro templates, as the Pro license describes. The component library is not part of the sale: it is free under the MIT license.',
        'The download contains the templates that are finished on that day. Templates that are finished later are added to it, and your license covers them if they are released within your update window.',
      ],
    },
    {
      title: 'Price and payment',
      paragraphs: [
        'Prices are in US dollars and are paid once. Nothing is renewed by itself. The order page shows the total before you pay, and the receipt lists the tax that it includes.',
        'The payment provider takes the payment. We never see or store the number of your card.',
        'A server in test mode takes test cards only. No money is paid there, and its licenses have no value.',
      ],
    },
    {
      title: 'Delivery',
      paragraphs: [
        'The license key is shown once after the payment and is sent by mail. With the key each person activates a seat, gets a certificate and downloads the templates.',
        'If the payment method takes longer, the key is sent as soon as the payment arrives.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: [
        'You can ask for a refund within 30 days of the order, without a reason. Reply to the mail with your receipt. The money goes back to the payment method that you used.',
        'A refund ends the license: keys stop working, and certificates are withdrawn. Remove the code of the templates from your projects.',
      ],
    },
    {
      title: 'Disputed payments',
      paragraphs: [
        'If a payment is disputed with the bank, the license is suspended until the dispute is resolved. Builds that have a certificate continue to work.',
      ],
    },
    {
      title: 'Liability',
      paragraphs: [
        'The templates are provided as they are. We repair defects in new releases. We are not liable for damage beyond the price that you paid, unless the law demands more.',
      ],
    },
  ],
}

export const license: LegalText = {
  title: 'Pro license',
  description: 'What you may do with the Pro templates, and what you may not do.',
  updated: '2026-11-16',
  sections: [
    {
      title: 'What it covers',
      paragraphs: [
        'This license covers the code, texts and designs of the Pro templates, the folder templates/pro of the repository. Everything else in the repository has the MIT license.',
      ],
    },
    {
      title: 'Seats',
      paragraphs: [
        'A license has a number of seats. One seat is one person who works with the code of the templates. Every such person needs a seat. People who only use a product that was built with a template need none.',
        'A seat that is no longer used can be released and given to another person.',
      ],
    },
    {
      title: 'What you may do',
      paragraphs: ['A person with a seat may:'],
      list: [
        'use the templates in any number of projects, also commercial ones',
        'change them as needed',
        'build products for clients, and hand over the source code of those products',
        'use every release of the update window for an unlimited time',
      ],
    },
    {
      title: 'What you may not do',
      paragraphs: ['You may not:'],
      list: [
        'publish or sell the templates, or a changed form of them, as templates, themes, kits or generators',
        'share the key with people who have no seat',
        'publish the source code of a project if the templates can be taken out of it and used on their own',
        'remove the license text from the code of a template',
      ],
    },
    {
      title: 'Updates',
      paragraphs: [
        'Every plan has an update window. You may use all releases that come out within it, forever. Releases after its last day are not included.',
        'A build compares the release date of a template with the certificate. It needs no network, and a clock cannot make it fail.',
      ],
    },
    {
      title: 'End of the license',
      paragraphs: [
        'The license has no end. It ends only if the purchase is refunded or if you break these rules and do not correct that within 30 days of our message.',
      ],
    },
  ],
}

export const privacy: LegalText = {
  title: 'Privacy',
  description: 'What is stored when you buy and use Pro, for how long, and how to have it deleted.',
  updated: '2026-11-16',
  sections: [
    {
      title: 'What is stored',
      paragraphs: ['An order and its license need this data:'],
      list: [
        'your mail address, and your name if you give it',
        'the order: number, plan, seats, amount, tax, dates and state',
        'the license: a hash of the key, its last four characters, its state and its update window. The key itself is stored encrypted, so that it can be sent again',
        'each seat: the mail address or user name of its holder, and when it was activated and released',
        'a log of changes to orders and licenses, without keys and without mail addresses',
      ],
    },
    {
      title: 'What is not stored',
      paragraphs: [
        'Card numbers never reach this site. There are no advertising cookies and no trackers of other companies. Pro pages set no cookie: the tab keeps the token of an order until it is closed.',
        'Builds do not call this site, so we do not know what you build, where or how often.',
      ],
    },
    {
      title: 'Who gets it',
      paragraphs: [
        'The payment provider gets the mail address and the amount of the order. The mail server gets the mails that we send to you. Nobody else gets the data.',
        'Everybody who opens the mailed link of a license sees the holders of its seats.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: ['Different data has different limits:'],
      list: [
        'orders and receipts: ten years, because accounting law demands it',
        'licenses and seats: as long as the license exists',
        'links in mails: 30 minutes. Download links: 10 minutes. Answers that are kept for repeated requests: 24 hours',
        'rate limits: hashes of addresses, for up to one day',
      ],
    },
    {
      title: 'See, correct or delete it',
      paragraphs: [
        'The page for licenses shows your licenses, seats and receipts. To correct or delete data, reply to the mail with your receipt. We answer within 30 days.',
        'Deletion removes your name, your mail address and the holders of your seats. The amounts and dates of orders stay for accounting. The license cannot be used after that.',
      ],
    },
  ],
}
