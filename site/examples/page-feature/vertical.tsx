import { PageFeature } from '@frond/ui'

const steps = [
  { icon: 'lucide:download', title: 'Install', description: 'Add one package to your project.' },
  { icon: 'lucide:import', title: 'Import', description: 'Take the components you need.' },
  { icon: 'lucide:rocket', title: 'Ship', description: 'Only their code reaches your users.' },
]

export default function PageFeatureVertical() {
  return (
    <div className="grid gap-8 sm:grid-cols-3">
      {steps.map((step) => (
        <PageFeature key={step.title} orientation="vertical" {...step} />
      ))}
    </div>
  )
}
