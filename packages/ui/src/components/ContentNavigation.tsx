'use client'

import { useId, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { useActiveLinks } from '../system/links/use-route.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Slot } from '../system/slots.ts'
import { colorClass } from '../theme/class-names.ts'
import type { Color } from '../theme/color-names.ts'
import { contentNavigationTheme } from '../theme/content-navigation.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import type { BadgeProps } from './Badge.tsx'
import type { ContentPage } from './content/content-link.ts'
import { toNavigationEntries, type NavigationEntry } from './content/navigation-entries.ts'
import { nativeList } from './content/native-navigation.tsx'
import { navigationList, type NavigationBody } from './content/navigation-view.tsx'
import type { IconValue } from './Icon.tsx'
import { moveMenuFocus } from './navigation-menu/move-focus.ts'
import { toList } from './navigation-menu/use-open-items.ts'
import { useSections } from './navigation-menu/use-sections.ts'

type Part = SlotOf<typeof contentNavigationTheme>

export interface ContentNavigationLink extends ContentPage {
  /** Icon before the title. */
  icon?: IconValue
  /** Badge after the title: a text or badge props. */
  badge?: string | number | BadgeProps
  /** Icon at the end. Replaces the icon of the navigation. */
  trailingIcon?: IconValue
  /** `false` for a folder that is not a page. */
  page?: boolean
  /** Key of the link in `value`. @default its `path` */
  value?: string
  /** Whether the children are initially open. Replaces `defaultOpen` of the navigation. */
  defaultOpen?: boolean
  /** Pages below this one. */
  children?: readonly ContentNavigationLink[]
  /** Classes for the link. */
  className?: ClassValue
  /** Extra classes for each part of this link. */
  ui?: { [P in Part]?: ClassValue }
}

/** Arguments of the slots of a link. */
export interface ContentNavigationSlotArgs<Link> {
  link: Link
  /** Whether the link points to the current page. */
  active: boolean
  /** The classes of each part. */
  ui: Classes<Part>
}

export type ContentNavigationType = 'single' | 'multiple'

/** The open folders: a list of keys, or one key or `''` with `type="single"`. */
export type ContentNavigationValue<Type extends ContentNavigationType> = Type extends 'multiple' ? string[] : string

export interface ContentNavigationSlots<Link> {
  /** Replaces the content of a link. */
  link?: Slot<ContentNavigationSlotArgs<Link>>
  /** Replaces the icon of a link. */
  linkLeading?: Slot<ContentNavigationSlotArgs<Link>>
  /** Replaces the title of a link. */
  linkTitle?: Slot<ContentNavigationSlotArgs<Link>>
  /** Replaces badge and icon at the end of a link. */
  linkTrailing?: Slot<ContentNavigationSlotArgs<Link>>
}

export interface ContentNavigationProps<
  Link extends ContentNavigationLink = ContentNavigationLink,
  Type extends ContentNavigationType = 'multiple',
>
  extends
    ContentNavigationSlots<Link>,
    Omit<HTMLAttributes<HTMLElement>, 'className' | 'children' | 'color' | 'defaultValue'> {
  /** The pages. Each has a `title`, a `path` and optionally `children`. */
  navigation?: readonly Link[]
  /** Whether one or several folders of a level can be open. @default 'multiple' */
  type?: Type
  /** Keys of the open folders. Leave it out to let the component keep its own state. */
  value?: ContentNavigationValue<Type>
  /** Keys of the initially open folders. Replaces `defaultOpen`. */
  defaultValue?: ContentNavigationValue<Type>
  /** Called when a folder opens or closes, with the open folders and that folder. */
  onValueChange?: (value: ContentNavigationValue<Type>, link: Link) => void
  /**
   * Which folders are initially open: `true` those above the current page, `false` none. @default the first level and the
   * folders above the current page
   */
  defaultOpen?: boolean
  /** Allows opening and closing folders. Otherwise all of them are open. @default true */
  collapsible?: boolean
  /** Color of active links. @default 'primary' */
  color?: Color
  /** `pill` shows a background on hover, `link` only changes the text color. @default 'pill' */
  variant?: ThemeOption<typeof contentNavigationTheme, 'variant'>
  /** Shows a line at the active link. @default false */
  highlight?: boolean
  /** Color of the line at the active link. @default 'primary' */
  highlightColor?: Color
  /** Icon of folders. @default the icon of the role `chevronDown` */
  trailingIcon?: IconValue
  /** Depth of the first level. From 1 on, it looks like the content of a folder. @default 0 */
  level?: number
  /** Disables all folders. @default false */
  disabled?: boolean
  /**
   * Renders less HTML that works without script, for static pages: a folder is a `<details>` element, and a link with only
   * a title is a single element. A folder that is also a page contains the link to its page. @default false
   */
  native?: boolean
  /** Removes closed folders from the DOM. Turn it off to keep their links for search engines. @default true */
  unmountOnHide?: boolean
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in Part]?: ClassValue }
  /** Replaces the rendered element. @default <nav> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = {
  type: 'multiple',
  collapsible: true,
  color: 'primary',
  variant: 'pill',
  highlight: false,
  highlightColor: 'primary',
  level: 0,
  disabled: false,
  native: false,
  unmountOnHide: true,
} as const

type Entry = NavigationEntry<ContentNavigationLink>

/** A tree of links to the pages of a site, with folders that open. */
export function ContentNavigation<
  Link extends ContentNavigationLink,
  const Type extends ContentNavigationType = 'multiple',
>(ownProps: ContentNavigationProps<Link, Type>) {
  const frond = useFrond()
  // The cast is safe: the type of the links only narrows what callers may pass and is erased here.
  const props = ownProps as unknown as ContentNavigationProps<ContentNavigationLink, ContentNavigationType>
  const {
    navigation = [],
    type,
    value,
    defaultValue,
    onValueChange,
    defaultOpen,
    collapsible,
    color,
    variant,
    highlight,
    highlightColor,
    trailingIcon,
    level,
    disabled,
    native,
    unmountOnHide,
    link,
    linkLeading,
    linkTitle,
    linkTrailing,
    className,
    ui,
    render,
    onKeyDown,
    ...attributes
  } = resolveProps(frond, contentNavigationTheme, defaults, props)
  const classes = resolveClasses(
    frond,
    contentNavigationTheme,
    { color, variant, highlight, collapsible, native },
    ui,
    className,
  )

  const { isActive } = useActiveLinks(frond)
  const entries = toNavigationEntries(navigation, isActive, level)
  const multiple = type === 'multiple'
  const initial = toList(defaultValue)
  const sections = useSections<Entry>({
    entries,
    multiple,
    value: toList(value),
    isInitiallyOpen: ({ key, depth, item }) =>
      initial?.includes(key) ?? item.defaultOpen ?? (defaultOpen === undefined && depth === level && multiple),
    followsPage: defaultOpen !== false,
    onChange: (open, { item }) => onValueChange?.(multiple ? [...open] : (open[0] ?? ''), item),
    collapsible: true,
  })
  const body: NavigationBody = {
    frond,
    classes,
    slots: { link, linkLeading, linkTitle, linkTrailing },
    id: useId(),
    collapsible,
    disabled,
    native,
    unmountOnHide,
    trailingIcon,
    isOpen: (entry) => !collapsible || sections.isOpen(entry),
    toggle: sections.toggle,
  }

  return renderElement('nav', render, {
    'data-slot': 'content-navigation',
    ...attributes,
    className: highlight ? `${colorClass(highlightColor)} ${classes.root}` : classes.root,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      onKeyDown?.(event)
      if (!event.defaultPrevented) moveMenuFocus(event, true)
    },
    children: entries.length > 0 && (native ? nativeList : navigationList)(body, entries, level > 0),
  })
}
