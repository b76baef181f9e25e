import type { Answer } from '../tasks/read-answer.ts'

/** The code blocks of the guides that need a framework, by the step that runs them. */

const guides = '/docs/getting-started'

export const astroBlocks = {
  installation: {
    section: `${guides}/installation/astro`,
    code: ['astro.config.ts', 'src/layouts/Layout.astro', 'src/components/Shipping.tsx', 'src/pages/index.astro'],
  },
} satisfies BlocksByUse

export const tanstackBlocks = {
  installation: {
    section: `${guides}/installation/tanstack-start`,
    code: ['vite.config.ts', 'src/routes/__root.tsx', 'src/routes/index.tsx'],
  },
} satisfies BlocksByUse

export const reactRouterBlocks = {
  installation: {
    section: `${guides}/installation/react-router`,
    code: ['vite.config.ts', 'app/root.tsx', 'app/routes/home.tsx', 'app/routes/profile.tsx'],
  },
  colorMode: { section: `${guides}/integrations/color-mode/vite`, code: ['app/root.tsx'] },
} satisfies BlocksByUse

const nextInstallation = `${guides}/installation/next`
const nextIcons = `${guides}/integrations/icons/next`
const nextColorMode = `${guides}/integrations/color-mode/next`
const nextLanguages = `${guides}/integrations/i18n/next`

export const nextBlocks = {
  introduction: { section: guides, code: ['Next.js'] },
  installation: {
    section: nextInstallation,
    code: ['app/providers.tsx', 'app/layout.tsx', 'app/page.tsx', 'app/save-button.tsx'],
  },
  lessCss: { section: `${nextInstallation}#send-less-css`, code: ['app/layout.tsx'] },
  tailwind: { section: `${nextInstallation}#add-tailwind-css`, code: ['app/globals.css', 'app/layout.tsx'] },
  iconElements: { section: `${nextIcons}#as-elements`, code: ['app/page.tsx'] },
  iconNames: { section: `${nextIcons}#by-name-from-your-bundle`, code: ['app/page.tsx', 'app/providers.tsx'] },
  fetchedIcons: {
    section: `${nextIcons}#by-name-from-a-route`,
    code: ['app/providers.tsx', 'app/api/icons/lucide.json/route.ts'],
  },
  colorMode: { section: nextColorMode, code: ['app/header.tsx', 'app/layout.tsx', 'app/color-mode-radios.tsx'] },
  nextThemes: { section: `${nextColorMode}#next-themes`, code: ['app/providers.tsx'] },
  oneLanguage: { section: `${nextLanguages}#one-language`, code: ['app/providers.tsx'] },
  customMessages: { section: `${nextLanguages}#custom-messages`, code: ['app/german.ts'] },
  languages: {
    section: `${nextLanguages}#route-by-locale`,
    code: ['app/locales.ts', 'app/[lang]/layout.tsx', 'app/route.ts'],
  },
  localizedLinks: { section: `${nextLanguages}#localized-links`, code: ['app/providers.tsx'] },
  policy: { section: `${guides}/content-security-policy#nextjs`, code: ['proxy.ts', 'app/layout.tsx'] },
  fonts: { section: `${guides}/theme/design-system#fonts`, code: ['app/layout.tsx'] },
} satisfies BlocksByUse

export const frameworkBlocks: Record<string, BlocksByUse> = {
  'scripts/full/scratch-astro.ts': astroBlocks,
  'scripts/full/scratch-tanstack.ts': tanstackBlocks,
  'scripts/full/scratch-react-router.ts': reactRouterBlocks,
  'scripts/full/guides-next.ts': nextBlocks,
}

type BlocksByUse = Record<string, Answer>
