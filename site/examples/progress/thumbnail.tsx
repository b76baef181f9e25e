import { Progress } from '@frond/ui'

/** The length is set with a class, because thumbnails run no JavaScript. */
export default function ProgressThumbnail() {
  return <Progress aria-label="Storage" value={64} status className="w-72 [--progress:64]" />
}
