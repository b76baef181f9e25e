import { defineCollection, defineContentConfig } from '@frond/content'
import { z } from 'zod'
import { blockNames } from './app/article/block-names.ts'

const buttonLink = z.strictObject({
  label: z.string(),
  to: z.string(),
  color: z.enum(['primary', 'neutral']).optional(),
  variant: z.enum(['solid', 'outline', 'soft', 'subtle', 'ghost', 'link']).optional(),
  icon: z.string().optional(),
  trailingIcon: z.string().optional(),
})
const sectionText = { headline: z.string(), title: z.string(), description: z.string() }
const feature = z.strictObject({ title: z.string(), description: z.string(), icon: z.string() })

/** The sections of the home page. Placeholders such as `{components}` are replaced by numbers computed at build time. */
const home = z.object({
  hero: z.strictObject({
    title: z.string(),
    /** The second line of the title, in the primary color. */
    accent: z.string(),
    description: z.string(),
    links: z.array(buttonLink),
    /** The command to copy. */
    install: z.string(),
    notes: z.array(z.string()),
    collage: z.string(),
  }),
  features: z.strictObject({
    ...sectionText,
    items: z.array(
      feature.extend({
        to: z.string(),
        picture: z.enum(['focus', 'weight', 'languages', 'form', 'modes', 'server']),
      }),
    ),
    figures: z.strictObject({
      title: z.string(),
      description: z.string(),
      /** Claims, each with the command that proves it. */
      items: z.array(z.strictObject({ value: z.string(), label: z.string(), command: z.string() })),
    }),
  }),
  comparison: z.strictObject({
    ...sectionText,
    links: z.array(buttonLink),
    /** Rows of `generated/peers.json`. */
    rows: z.array(z.strictObject({ id: z.string(), description: z.string() })),
  }),
  design_system: z.strictObject({ ...sectionText, links: z.array(buttonLink), features: z.array(feature) }),
  component_customization: z.strictObject({
    ...sectionText,
    links: z.array(buttonLink),
    ways: z.array(feature.extend({ example: z.enum(['theme', 'ui', 'render']) })),
  }),
  community: z.strictObject({
    ...sectionText,
    items: z.array(
      feature.extend({
        label: z.string(),
        /** A page of the site. @default the repository */
        to: z.string().optional(),
        /** A file of the repository. */
        source: z.string().optional(),
      }),
    ),
    /** Shown until the latest release is loaded, and without scripts. */
    release: z.strictObject({ title: z.string(), description: z.string(), label: z.string(), to: z.string() }),
    cta: z.strictObject({ title: z.string(), description: z.string(), links: z.array(buttonLink) }),
  }),
})

/** The head of a wide page. */
const pageHero = z.strictObject({
  headline: z.string().optional(),
  title: z.string(),
  description: z.string(),
  links: z.array(buttonLink),
})
const pageSection = z.strictObject({
  headline: z.string().optional(),
  title: z.string(),
  description: z.string(),
  links: z.array(buttonLink).optional(),
  features: z.array(feature).optional(),
})

const figma = z.object({
  hero: pageHero,
  /** What the kit contains and what it does not, in one line. */
  headline: z.string(),
  features1: z.strictObject({ ...pageSection.shape, features: z.array(feature.extend({ to: z.string().optional() })) }),
  cta1: z.strictObject({ title: z.string(), description: z.string(), links: z.array(buttonLink) }),
  section1: pageSection,
  section2: pageSection,
  section3: pageSection,
  /** Steps, in order. */
  section4: z.strictObject({ ...pageSection.shape, steps: z.array(feature) }),
  features2: z.strictObject({ ...pageSection.shape, features: z.array(feature) }),
  /** Users of the kit. The section is hidden while the list is empty. */
  customers: z.strictObject({
    title: z.string(),
    items: z.array(z.strictObject({ name: z.string(), url: z.url() })),
  }),
  faq: z.strictObject({
    title: z.string(),
    items: z.array(z.strictObject({ label: z.string(), content: z.string() })),
  }),
})

const showcase = z.object({
  navigation: z.boolean(),
  hero: pageHero,
  items: z.array(
    z.strictObject({
      name: z.string(),
      url: z.string(),
      kind: z.enum(['Site', 'Page', 'Screen']),
      description: z.string(),
      /** Names the pictures `public/showcase/{picture}-{light,dark}.webp`. */
      picture: z.string().regex(/^[a-z0-9-]+$/),
      /** Alternative text of the screenshots. */
      alt: z.string(),
    }),
  ),
})

const templates = z.object({
  navigation: z.boolean(),
  hero: pageHero,
  links: z.array(buttonLink),
  templates: z.array(
    z.strictObject({
      /** Its folder in `templates` or `templates/pro`, and its URL segment. */
      name: z.string(),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
      license: z.enum(['free', 'pro']),
      kind: z.enum(['Starter', 'Website', 'App']),
      /** Whether this site can run it. Templates with their own server have only screenshots. */
      preview: z.boolean().default(true),
      features: z.array(z.string()),
      /** Links to docs pages of the components that it uses. */
      components: z.array(z.strictObject({ label: z.string(), to: z.string() })),
    }),
  ),
})

/** Content of the team page. Each file of the collection has the shape that its name suggests. */
const info = z.object({
  members: z
    .array(
      z.strictObject({
        name: z.string(),
        role: z.string(),
        /** A file of the site. */
        avatar: z.string().optional(),
        pronouns: z.string().optional(),
        location: z.string().optional(),
        links: z.array(buttonLink).optional(),
      }),
    )
    .optional(),
})

/** The collections of the site. A collection without files is empty until its pages are written. */
export const contentConfig = defineContentConfig({
  components: blockNames,
  collections: {
    docs: defineCollection({
      type: 'page',
      source: 'docs/**/*.md',
      schema: z.object({
        category: z.string().optional(),
        framework: z.enum(['vite', 'next']).optional(),
        badge: z.string().optional(),
        links: z
          .array(
            z.strictObject({
              label: z.string(),
              icon: z.string().optional(),
              to: z.string(),
              target: z.string().optional(),
            }),
          )
          .optional(),
      }),
    }),
    index: defineCollection({
      type: 'page',
      source: 'index.{md,yml}',
      schema: home,
    }),
    figma: defineCollection({ type: 'page', source: 'figma.{md,yml}', schema: figma }),
    showcase: defineCollection({ type: 'page', source: 'showcase.{md,yml}', schema: showcase }),
    templates: defineCollection({ type: 'page', source: 'templates.{md,yml}', schema: templates }),
    info: defineCollection({ type: 'data', source: 'info/**/*.yml', schema: info }),
  },
})

export type SiteContent = typeof contentConfig
