import { ProseAccordion, ProseAccordionItem } from './Accordion.tsx'
import { ProseBadge } from './Badge.tsx'
import { ProseCallout, ProseCaution, ProseNote, ProseTip, ProseWarning } from './Callout.tsx'
import { ProseCard, ProseCardGroup } from './Card.tsx'
import { ProseCodeCollapse } from './CodeCollapse.tsx'
import { ProseCodeGroup } from './CodeGroup.tsx'
import { ProseCodeIcon } from './CodeIcon.tsx'
import { ProseCodePreview } from './CodePreview.tsx'
import { ProseCodeTree } from './CodeTree.tsx'
import { ProseCollapsible } from './Collapsible.tsx'
import { ProseField, ProseFieldGroup } from './Field.tsx'
import { ProseH1, ProseH2, ProseH3, ProseH4 } from './headings.tsx'
import { ProseIcon } from './Icon.tsx'
import { ProseImg } from './Img.tsx'
import { ProseLi, ProseOl, ProseTask, ProseUl } from './lists.tsx'
import { ProsePre } from './Pre.tsx'
import { ProsePrompt } from './Prompt.tsx'
import { ProseScript } from './Script.tsx'
import { ProseSteps } from './Steps.tsx'
import { ProseTable, ProseTbody, ProseTd, ProseTh, ProseThead, ProseTr } from './table.tsx'
import { ProseTabs, ProseTabsItem } from './Tabs.tsx'
import {
  ProseA,
  ProseBlockquote,
  ProseCode,
  ProseEm,
  ProseHr,
  ProseKbd,
  ProseP,
  ProseSection,
  ProseStrong,
  ProseSup,
} from './text.tsx'

/** The component for each element and block of Markdown, by its name in the text. */
export const proseElements = {
  a: ProseA,
  accordion: ProseAccordion,
  'accordion-item': ProseAccordionItem,
  badge: ProseBadge,
  blockquote: ProseBlockquote,
  callout: ProseCallout,
  card: ProseCard,
  'card-group': ProseCardGroup,
  caution: ProseCaution,
  code: ProseCode,
  'code-collapse': ProseCodeCollapse,
  'code-group': ProseCodeGroup,
  'code-icon': ProseCodeIcon,
  'code-preview': ProseCodePreview,
  'code-tree': ProseCodeTree,
  collapsible: ProseCollapsible,
  em: ProseEm,
  field: ProseField,
  'field-group': ProseFieldGroup,
  h1: ProseH1,
  h2: ProseH2,
  h3: ProseH3,
  h4: ProseH4,
  hr: ProseHr,
  icon: ProseIcon,
  img: ProseImg,
  input: ProseTask,
  kbd: ProseKbd,
  li: ProseLi,
  note: ProseNote,
  ol: ProseOl,
  p: ProseP,
  pre: ProsePre,
  prompt: ProsePrompt,
  script: ProseScript,
  section: ProseSection,
  steps: ProseSteps,
  strong: ProseStrong,
  sup: ProseSup,
  table: ProseTable,
  tabs: ProseTabs,
  'tabs-item': ProseTabsItem,
  tbody: ProseTbody,
  td: ProseTd,
  th: ProseTh,
  thead: ProseThead,
  tip: ProseTip,
  tr: ProseTr,
  ul: ProseUl,
  warning: ProseWarning,
} as const
