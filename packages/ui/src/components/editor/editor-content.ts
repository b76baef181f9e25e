import type { Editor, JSONContent } from '@tiptap/core'

/** The formats in which an editor reads and writes its content. */
export type EditorContentType = 'html' | 'json' | 'markdown'

/** Content of an editor: JSON is an object, HTML and Markdown are text. */
export type EditorContent<Type extends EditorContentType = EditorContentType> = Type extends 'json'
  ? JSONContent
  : string

/** Without `contentType`, objects are JSON and text is HTML. */
export function contentTypeOf(given: EditorContentType | undefined, content: unknown): EditorContentType {
  return given ?? (typeof content === 'object' && content !== null ? 'json' : 'html')
}

export function readContent(editor: Editor, type: EditorContentType): string | JSONContent {
  if (type === 'json') return editor.getJSON()
  return type === 'markdown' ? editor.getMarkdown() : editor.getHTML()
}

/** Replaces the content without reporting it as a change of the user. */
export function writeContent(editor: Editor, content: string | JSONContent, type: EditorContentType): void {
  const parsed = type === 'markdown' && typeof content === 'string' ? editor.markdown?.parse(content) : content
  editor.commands.setContent(typeof parsed === 'object' ? withoutUnsafeUrls(parsed) : (parsed ?? ''), {
    emitUpdate: false,
  })
}

/**
 * Removes links and images whose address could run a script. Tiptap checks addresses in HTML, but takes those in JSON and
 * Markdown as they are. It renders no such link, but would write it out again.
 */
export function withoutUnsafeUrls(node: JSONContent): JSONContent {
  const { marks, content, ...rest } = node
  return {
    ...rest,
    ...(marks && { marks: marks.filter(({ type, attrs }) => type !== 'link' || isSafeUrl(attrs?.href)) }),
    ...(content && {
      content: content
        .filter(({ type, attrs }) => type !== 'image' || isSafeUrl(attrs?.src, true))
        .map((child) => withoutUnsafeUrls(child)),
    }),
  }
}

/** Browsers ignore control characters and spaces in a scheme, so `java\nscript:` is one too. */
// oxlint-disable-next-line no-control-regex
const ignored = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]+/g

function isSafeUrl(url: unknown, isImage = false): boolean {
  if (typeof url !== 'string') return url === undefined || url === null
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url.replace(ignored, ''))?.[1]?.toLowerCase()
  if (scheme === 'data') return isImage && /^data:image\//i.test(url)
  return scheme !== 'javascript' && scheme !== 'vbscript'
}
