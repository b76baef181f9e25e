import { InputMenu } from '@frond/ui'
import { useState } from 'react'

const airports = [
  { code: 'AMS', name: 'Amsterdam Schiphol', country: 'Netherlands' },
  { code: 'CPH', name: 'Copenhagen Kastrup', country: 'Denmark' },
  { code: 'LIS', name: 'Lisbon Humberto Delgado', country: 'Portugal' },
  { code: 'OSL', name: 'Oslo Gardermoen', country: 'Norway' },
]

export default function AirportInputMenu() {
  const [airport, setAirport] = useState<string | null>('CPH')

  return (
    <InputMenu
      aria-label="Airport"
      clear
      items={airports}
      valueKey="code"
      labelKey="name"
      descriptionKey="country"
      filterFields={['code', 'name', 'country']}
      value={airport}
      onValueChange={setAirport}
      itemTrailing={({ item }) => <span className="font-mono text-xs">{item.code}</span>}
      icon="lucide:plane"
      className="w-72"
    />
  )
}
