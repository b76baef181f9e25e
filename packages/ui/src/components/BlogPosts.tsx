'use client'

import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { bindSlots } from '../system/bind-slots.ts'
import type { ClassValue } from '../system/component-override.ts'
import { useFrond } from '../system/frond-context.ts'
import { renderElement, type RenderProp } from '../system/render-element.ts'
import { resolveClasses, type Classes } from '../system/resolve-classes.ts'
import { resolveProps } from '../system/resolve-props.ts'
import type { Slot } from '../system/slots.ts'
import { splitProps } from '../system/split-props.ts'
import type { blogPostTheme } from '../theme/blog-post.ts'
import { blogPostsTheme } from '../theme/blog-posts.ts'
import type { SlotOf } from '../theme/define-theme.ts'
import type { ThemeOption } from '../theme/theme-options.ts'
import { BlogPost, type BlogPostProps } from './BlogPost.tsx'

/** Arguments of the slots of a post. */
export interface BlogPostsSlotArgs<Post> {
  post: Post
  index: number
  /** The classes of each part of the post. */
  ui: Classes<SlotOf<typeof blogPostTheme>>
}

export interface BlogPostsProps<Post extends object = BlogPostProps> extends Omit<
  HTMLAttributes<HTMLElement>,
  'className'
> {
  /** The posts, each with the props of a BlogPost and data for the slots. */
  posts?: readonly Post[]
  /** Shows the posts in columns, or below each other with the picture beside the text. @default 'horizontal' */
  orientation?: ThemeOption<typeof blogPostsTheme, 'orientation'>
  /** Replaces the date of each post. */
  renderDate?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the badge of each post. */
  renderBadge?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the title of each post. */
  renderTitle?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the description of each post. */
  renderDescription?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the authors of each post. */
  renderAuthors?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the picture of each post. */
  header?: Slot<BlogPostsSlotArgs<Post>>
  /** Replaces the text of each post. */
  body?: Slot<BlogPostsSlotArgs<Post>>
  /** Content below the text of each post. */
  footer?: Slot<BlogPostsSlotArgs<Post>>
  /** Posts as elements, after those of `posts`. */
  children?: ReactNode
  /** Classes for the root. */
  className?: ClassValue
  /** Extra classes for each part. */
  ui?: { [P in SlotOf<typeof blogPostsTheme>]?: ClassValue }
  /** Replaces the rendered element. @default <div> */
  render?: RenderProp
  ref?: Ref<HTMLElement>
}

const defaults = { orientation: 'horizontal' } as const

/** The slots that each post gets. */
const postSlots = {
  renderDate: true,
  renderBadge: true,
  renderTitle: true,
  renderDescription: true,
  renderAuthors: true,
  header: true,
  body: true,
  footer: true,
} as const

/** Several blog posts in a grid or in a list. */
export function BlogPosts<Post extends BlogPostProps>(ownProps: BlogPostsProps<Post>) {
  const frond = useFrond()
  const [slots, props] = splitProps(resolveProps(frond, blogPostsTheme, defaults, ownProps), postSlots)
  const { posts = [], orientation, children, className, ui, render, ...attributes } = props
  const classes = resolveClasses(frond, blogPostsTheme, { orientation }, ui, className)

  return renderElement('div', render, {
    'data-slot': 'blog-posts',
    ...attributes,
    className: classes.base,
    children: (
      <>
        {posts.map((post, index) => (
          <BlogPost
            key={index}
            orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'}
            {...post}
            {...bindSlots(slots, { post, index })}
          />
        ))}
        {children}
      </>
    ),
  })
}
