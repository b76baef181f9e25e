import { defineTheme } from './define-theme.ts'

/** The text of each kind of block. The editor renders the blocks, so they have no classes of their own. */
const blocks = [
  '[&_:where(p,h1,h2,h3,h4,h5,h6,ul,ol,blockquote,pre,hr,img)]:my-0',
  '[&_*+:is(p,ul,ol,blockquote,pre,img)]:mt-4 [&_*+:is(h1,h2)]:mt-8 [&_*+:is(h3,h4,h5,h6)]:mt-6',
  '[&_:is(h1,h2,h3,h4,h5,h6)]:font-semibold [&_:is(h1,h2,h3,h4,h5,h6)]:tracking-tight [&_:is(h1,h2,h3,h4,h5,h6)]:text-highlighted',
  '[&_h1]:text-3xl [&_h2]:text-2xl [&_h3]:text-xl [&_:is(h4,h5,h6)]:text-base',
  '[&_:is(ul,ol)]:ps-6 [&_ul]:list-disc [&_ol]:list-decimal [&_li]:ps-1.5 [&_li+li]:mt-2 [&_li>*+:is(p,ul,ol)]:mt-2 [&_li::marker]:text-dimmed',
  '[&_blockquote]:mx-0 [&_blockquote]:border-s-2 [&_blockquote]:border-accented [&_blockquote]:ps-5 [&_blockquote]:text-muted',
  '[&_hr]:my-8 [&_hr]:h-0 [&_hr]:border-0 [&_hr]:border-t [&_hr]:border-default',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-lg [&_pre]:border [&_pre]:border-muted [&_pre]:bg-muted [&_pre]:p-4 [&_pre]:font-mono [&_pre]:text-sm/6 [&_pre]:whitespace-pre-wrap [&_pre]:[direction:ltr]',
  '[&_img]:block [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-lg [&_img.ProseMirror-selectednode]:outline-2 [&_img.ProseMirror-selectednode]:outline-offset-2 [&_img.ProseMirror-selectednode]:outline-primary',
].join(' ')

const marks = [
  '[&_a]:font-medium [&_a]:text-highlighted [&_a]:underline [&_a]:decoration-primary [&_a]:underline-offset-4',
  '[&_strong]:font-semibold [&_strong]:text-highlighted',
  '[&_:not(pre)>code]:rounded-sm [&_:not(pre)>code]:border [&_:not(pre)>code]:border-muted [&_:not(pre)>code]:bg-muted [&_:not(pre)>code]:px-1 [&_:not(pre)>code]:py-0.5 [&_:not(pre)>code]:font-mono [&_:not(pre)>code]:text-[0.85em] [&_:not(pre)>code]:text-highlighted',
  '[&_[data-type=mention]]:rounded-sm [&_[data-type=mention]]:bg-primary/10 [&_[data-type=mention]]:px-1 [&_[data-type=mention]]:py-0.5 [&_[data-type=mention]]:font-medium [&_[data-type=mention]]:text-primary',
].join(' ')

/** What ProseMirror needs to work. It would otherwise add a `style` element, which a strict Content-Security-Policy forbids. */
const proseMirror = [
  'relative whitespace-break-spaces wrap-break-word [font-variant-ligatures:none]',
  '[&_[contenteditable=false]]:whitespace-normal [&_[contenteditable=false]_[contenteditable=true]]:whitespace-pre-wrap',
  '[&_img.ProseMirror-separator]:m-0 [&_img.ProseMirror-separator]:inline [&_img.ProseMirror-separator]:size-0 [&_img.ProseMirror-separator]:border-none',
  '[&_.ProseMirror-gapcursor]:pointer-events-none [&_.ProseMirror-gapcursor]:absolute [&_.ProseMirror-gapcursor]:m-0 [&_.ProseMirror-gapcursor]:hidden [&.ProseMirror-focused_.ProseMirror-gapcursor]:block',
  '[&_.ProseMirror-gapcursor]:after:absolute [&_.ProseMirror-gapcursor]:after:-top-0.5 [&_.ProseMirror-gapcursor]:after:block [&_.ProseMirror-gapcursor]:after:w-5 [&_.ProseMirror-gapcursor]:after:border-t [&_.ProseMirror-gapcursor]:after:border-inverted [&_.ProseMirror-gapcursor]:after:content-[""]',
  '[&.ProseMirror-hideselection_*]:caret-transparent [&.ProseMirror-hideselection_*]:selection:bg-transparent',
].join(' ')

export const editorTheme = defineTheme({
  name: 'editor',
  slots: {
    root: '[&_.drop-cursor]:bg-primary',
    content: 'relative',
    base: `w-full px-8 py-4 text-base/7 text-default outline-hidden sm:px-16 ${proseMirror} ${blocks} ${marks}`,
  },
  variants: {
    placeholderMode: {
      everyLine: {
        base: '[&_.is-empty]:before:pointer-events-none [&_.is-empty]:before:float-start [&_.is-empty]:before:h-0 [&_.is-empty]:before:text-dimmed [&_.is-empty]:before:content-[attr(data-placeholder)]',
      },
      firstLine: {
        base: '[&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-start [&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-dimmed [&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]',
      },
    },
  },
})
