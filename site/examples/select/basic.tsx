import { Select } from '@frond/ui'

export default function BasicSelect() {
  return <Select aria-label="Status" items={['Backlog', 'To do', 'In progress', 'Done']} defaultValue="To do" />
}
