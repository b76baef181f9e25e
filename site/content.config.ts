import { defineCollection, defineContentConfig } from '@frond/content'
import { z } from 'zod'
import { blockNames } from './app/article/block-names.ts'

const hero = z.object({ title: z.string(), description: z.string().optional() })
const json = z.record(z.string(), z.json())

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
      schema: z.object({ hero, features: json, design_system: json, component_customization: json, community: json }),
    }),
    figma: defineCollection({
      type: 'page',
      source: 'figma.{md,yml}',
      schema: z.object({
        hero,
        headline: z.string(),
        features1: json,
        features2: json,
        cta1: json,
        customers: json,
        faq: json,
        section1: json,
        section2: json,
        section3: json,
        section4: json,
      }),
    }),
    showcase: defineCollection({
      type: 'page',
      source: 'showcase.{md,yml}',
      schema: z.object({ hero, items: z.array(json) }),
    }),
    templates: defineCollection({
      type: 'page',
      source: 'templates.{md,yml}',
      schema: z.object({ hero, templates: z.array(json) }),
    }),
    info: defineCollection({ type: 'data', source: 'info/**/*.yml' }),
  },
})

export type SiteContent = typeof contentConfig
