import { ProseBadge } from './Badge.tsx'
import { ProseCallout, ProseCaution, ProseNote, ProseTip, ProseWarning } from './Callout.tsx'
import { ProseCard, ProseCardGroup } from './Card.tsx'
import { ProseCodeGroup } from './CodeGroup.tsx'
import { ProseField, ProseFieldGroup } from './Field.tsx'
import { ProseH1, ProseH2, ProseH3, ProseH4 } from './headings.tsx'
import { ProseLi, ProseOl, ProseTask, ProseUl } from './lists.tsx'
import { ProsePre } from './Pre.tsx'
import { ProseSteps } from './Steps.tsx'
import { ProseTable, ProseTbody, ProseTd, ProseTh, ProseThead, ProseTr } from './table.tsx'
import {
  ProseA,
  ProseBlockquote,
  ProseCode,
  ProseEm,
  ProseHr,
  ProseImg,
  ProseKbd,
  ProseP,
  ProseSection,
  ProseStrong,
  ProseSup,
} from './text.tsx'

/** The component for each element and block of Markdown, by its name in the text. */
export const proseElements = {
  a: ProseA,
  badge: ProseBadge,
  blockquote: ProseBlockquote,
  callout: ProseCallout,
  card: ProseCard,
  'card-group': ProseCardGroup,
  caution: ProseCaution,
  code: ProseCode,
  'code-group': ProseCodeGroup,
  em: ProseEm,
  field: ProseField,
  'field-group': ProseFieldGroup,
  h1: ProseH1,
  h2: ProseH2,
  h3: ProseH3,
  h4: ProseH4,
  hr: ProseHr,
  img: ProseImg,
  input: ProseTask,
  kbd: ProseKbd,
  li: ProseLi,
  note: ProseNote,
  ol: ProseOl,
  p: ProseP,
  pre: ProsePre,
  section: ProseSection,
  steps: ProseSteps,
  strong: ProseStrong,
  sup: ProseSup,
  table: ProseTable,
  tbody: ProseTbody,
  td: ProseTd,
  th: ProseTh,
  thead: ProseThead,
  tip: ProseTip,
  tr: ProseTr,
  ul: ProseUl,
  warning: ProseWarning,
} as const
