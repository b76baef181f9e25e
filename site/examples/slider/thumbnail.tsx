import { Slider } from '@frond/ui'

/** The position of the thumb is set with a class, because thumbnails run no JavaScript. */
export default function SliderThumbnail() {
  return <Slider aria-label="Volume" defaultValue={60} className="w-72 [--at:0.6] [--from:0] [--native:0] [--to:0.6]" />
}
