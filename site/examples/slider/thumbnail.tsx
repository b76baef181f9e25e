import { Slider } from '@frond/ui'

/** The place of the thumb is a class, because no script sets it in a picture. */
export default function SliderThumbnail() {
  return <Slider aria-label="Volume" defaultValue={60} className="w-72 [--at:0.6] [--from:0] [--native:0] [--to:0.6]" />
}
