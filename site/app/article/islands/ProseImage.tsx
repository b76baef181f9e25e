import { ProseImg, type ProseImgProps } from '@frond/ui/prose'

/** An image that can be enlarged. */
export default function ProseImage(props: ProseImgProps) {
  return <ProseImg {...props} />
}
