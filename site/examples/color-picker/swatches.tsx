import { ColorPicker } from '@frond/ui'

const palette = [
  { label: 'Moss', value: '#4D7C0F' },
  { label: 'Fern', value: '#16A34A' },
  { label: 'Lake', value: '#0E7490' },
  { label: 'Dusk', value: '#4338CA' },
  { label: 'Heather', value: '#A21CAF' },
  { label: 'Rowan', value: '#DC2626' },
  { label: 'Amber', value: '#D97706' },
  { label: 'Stone', value: '#57534E' },
]

export default function ColorPickerWithSwatches() {
  return <ColorPicker defaultValue="#16A34A" swatches={palette} />
}
