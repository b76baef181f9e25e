import type { ReactNode } from 'react'
import { file as fileRole } from '../../icons/file.ts'
import type { FrondContextValue } from '../../system/frond-context.ts'
import { IconView } from '../../system/icons/icon-view.tsx'
import type { Classes } from '../../system/resolve-classes.ts'
import { roleIcon } from '../../system/slots.ts'
import type { ChatMessagePart } from './chat-types.ts'

type Part = 'image' | 'file' | 'fileIcon' | 'fileName'

/** The files of a message: images as pictures, other files as links. */
export function messageFiles(
  frond: FrondContextValue,
  parts: readonly ChatMessagePart[],
  classes: Classes<Part>,
): ReactNode {
  const files = parts.filter(({ type }) => type === 'file')
  if (files.length === 0) return null
  return files.map(({ url = '', mediaType = '', filename }, index) => {
    if (mediaType.startsWith('image/') && /^(?:https?:|blob:|data:image\/|[./])/i.test(url)) {
      return <img key={index} src={url} alt={filename ?? ''} className={classes.image} data-slot="image" />
    }
    const content = (
      <>
        <IconView name={roleIcon(frond, 'file', fileRole)} className={classes.fileIcon} data-slot="fileIcon" />
        <span className={classes.fileName} data-slot="fileName">
          {filename ?? mediaType}
        </span>
      </>
    )
    // Only web addresses become links. A message may come from a model, which could write `javascript:`.
    if (!/^https?:/i.test(url)) {
      return (
        <span key={index} className={classes.file} data-slot="file">
          {content}
        </span>
      )
    }
    return (
      <a key={index} href={url} target="_blank" rel="noopener noreferrer" className={classes.file} data-slot="file">
        {content}
      </a>
    )
  })
}
