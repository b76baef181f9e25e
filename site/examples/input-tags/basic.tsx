import { InputTags } from '@frond/ui'

export default function BasicInputTags() {
  return <InputTags aria-label="Plants" placeholder="Add a plant" defaultValue={['Fern', 'Moss']} className="w-80" />
}
