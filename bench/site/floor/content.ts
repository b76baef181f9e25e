/** Invented docs pages of the size of a real component page: about 100 links, 900 words, 6 code blocks, 2 tables. */

export interface FloorPage {
  slug: string
  title: string
  lead: string
  sections: { id: string; heading: string; paragraphs: string[]; code: CodeLine[]; demo?: string }[]
  tables: { name: string; rows: { prop: string; type: string; text: string }[] }[]
}

/** Parts of a line of code, with the class that colors each. */
export type CodeLine = [className: string, text: string][]

const parts = ['Root', 'Item']
const props = 'open defaultOpen onOpenChange disabled orientation modal className render side align'.split(' ')
const headings = ['Usage', 'Anatomy', 'Variants', 'Controlled', 'With a form', 'Keyboard']
const words =
  'the component renders a panel that opens when the trigger receives focus or a press and closes on escape keeping focus inside while open each part accepts a class name and a render function so that styles follow the current state'.split(
    ' ',
  )

/** The pages that the navigation of each page lists. */
export const slugs: readonly string[] = Array.from({ length: 100 }, (_, index) => `component-${index + 1}`)

export function createPage(slug: string): FloorPage {
  let seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const nextWord = () => words[(seed = (seed * 75 + 74) % 65_537) % words.length]!
  const sentence = (length: number) => `${Array.from({ length }, nextWord).join(' ')}.`
  const code: CodeLine[] = [
    [
      ['k', 'import'],
      ['', ' { Panel } '],
      ['k', 'from'],
      ['s', ` 'library/${slug}'`],
    ],
    [
      ['k', 'export default function'],
      ['f', ' Example'],
      ['', '() {'],
    ],
    [
      ['k', '  const'],
      ['', ' [open, setOpen] = '],
      ['f', 'useState'],
      ['', '(false)'],
    ],
    ...props.slice(0, 6).map((prop): CodeLine => [
      ['', '  <'],
      ['t', 'Panel'],
      ['a', ` ${prop}`],
      ['', '={open} />'],
    ]),
    [['', '}']],
  ]
  return {
    slug,
    title: slug,
    lead: sentence(14),
    sections: headings.map((heading, index) => ({
      id: heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      paragraphs: [sentence(45), sentence(38)],
      code,
      ...(index % 2 === 0 && { demo: `Open ${slug}` }),
    })),
    tables: parts.map((name) => ({
      name,
      rows: props.map((prop) => ({ prop, type: 'boolean | string', text: sentence(11) })),
    })),
  }
}
