import { Button, Drawer, type DrawerSnapPoint } from '@frond/ui'
import { useState } from 'react'

const points: DrawerSnapPoint[] = ['180px', 0.5, 0.9]
const stations = ['Harbor', 'Market', 'Old town', 'Museum', 'University', 'Hospital', 'Garden', 'Airport']

export default function DrawerSnapPoints() {
  const [point, setPoint] = useState<DrawerSnapPoint>(points[0]!)

  return (
    <Drawer
      title="Nearby stations"
      description={point === points[0] ? 'Drag up to see all stations.' : 'Sorted by distance.'}
      trigger={<Button label="Show stations" />}
      snapPoints={points}
      activeSnapPoint={point}
      onActiveSnapPointChange={setPoint}
    >
      <ul className="divide-y divide-muted">
        {stations.map((station, index) => (
          <li key={station} className="flex justify-between py-3">
            {station}
            <span className="text-muted">{(index + 1) * 150} m</span>
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
