import { Progress } from '@frond/ui'

/** The length is a class, because no script sets it in a picture. */
export default function ProgressThumbnail() {
  return <Progress aria-label="Storage" value={64} status className="w-72 [--progress:64]" />
}
