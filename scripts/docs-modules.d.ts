/** Modules and components that code blocks of the docs use and that are not installed here, reduced to what the blocks need. */

declare module '@frond/ui/css'

declare module '@frond/ui/css?inline' {
  const css: string
  export default css
}

declare module '@frond/ui/css/shadow-root.css?inline' {
  const css: string
  export default css
}

declare module 'motion/react' {
  import type { ComponentType } from 'react'
  export const motion: { section: ComponentType<{ initial: object; animate: object }> }
}

declare module 'tailwind-merge' {
  export function twMerge(...classes: string[]): string
}

declare module '*.mdx' {
  import type { ComponentType } from 'react'
  const Content: ComponentType<{ components?: object }>
  export default Content
}

declare module '*/icons.json' {
  import type { IconCollection } from '@frond/ui'
  const icons: IconCollection
  export default icons
}

declare module '@vitejs/plugin-react' {
  import type { PluginOption } from 'vite'
  export default function react(): PluginOption
}

declare module '@astrojs/react' {
  export default function react(): object
}

declare module 'astro/config' {
  export function defineConfig(config: { integrations: object[]; vite: { plugins: object[] } }): object
}

declare module '@tanstack/react-start/plugin/vite' {
  import type { PluginOption } from 'vite'
  export function tanstackStart(): PluginOption
}

declare module '@tanstack/react-router' {
  import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react'
  export const HeadContent: ComponentType
  export const Scripts: ComponentType
  export const Link: ComponentType<
    AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; replace?: boolean; ref?: Ref<HTMLAnchorElement> }
  >
  export function useLocation(): { pathname: string; searchStr: string; hash: string }
  export function createFileRoute(path: string): (options: { component: ComponentType }) => object
  export function createRootRoute(options: {
    head: () => { meta: object[] }
    shellComponent: ComponentType<{ children: ReactNode }>
  }): object
}

declare module '@tabler/icons-react' {
  import type { ComponentType, SVGProps } from 'react'
  export const IconLoader2: ComponentType<SVGProps<SVGSVGElement>>
  export const IconRocket: ComponentType<SVGProps<SVGSVGElement>>
  export const IconX: ComponentType<SVGProps<SVGSVGElement>>
}

declare module '@ai-sdk/react' {
  import type { ChatStatus, ChatUIMessage } from '@frond/ui'
  export function useChat(): {
    messages: ChatUIMessage[]
    status: ChatStatus
    error: Error | undefined
    sendMessage: (message: { text: string }) => Promise<void>
    stop: () => Promise<void>
    regenerate: () => Promise<void>
  }
}

declare module 'next-themes' {
  import type { ComponentType, ReactNode } from 'react'
  export const ThemeProvider: ComponentType<{
    attribute: 'class'
    disableTransitionOnChange?: boolean
    children: ReactNode
  }>
}

declare module 'next/link' {
  import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react'
  const Link: ComponentType<
    AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; prefetch?: boolean; ref?: Ref<HTMLAnchorElement> }
  >
  export default Link
}

declare module 'next/headers' {
  export function headers(): Promise<Headers>
}

declare module 'next/server' {
  export type NextRequest = Request
  export const NextResponse: { next: (options: { request: { headers: Headers } }) => Response }
}

declare module 'next/navigation' {
  export function notFound(): never
  export function redirect(path: string): never
  export function usePathname(): string
}

declare module 'next/font/google' {
  export function Inter(options: { subsets: string[]; variable: string }): { variable: string }
}

/** Components of the reader's app. */
declare function Picture(): null
declare function Root(): null
declare function ShareSettings(): null
declare function Widget(): null
