import { InputMenu } from '@frond/ui'

const cities = ['Amsterdam', 'Athens', 'Berlin', 'Bern', 'Brussels', 'Dublin', 'Helsinki', 'Lisbon', 'Madrid', 'Oslo']

export default function BasicInputMenu() {
  return <InputMenu aria-label="City" items={cities} icon="lucide:map-pin" placeholder="Type a city" />
}
