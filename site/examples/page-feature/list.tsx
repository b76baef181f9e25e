import { PageFeature } from '@frond/ui'

const points = ['Unlimited projects', 'Updates for a year', 'Help by mail']

/** A title without a description is a list item, not a heading. */
export default function PageFeatureList() {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <PageFeature key={point} icon="lucide:circle-check" title={point} render={<li />} />
      ))}
    </ul>
  )
}
