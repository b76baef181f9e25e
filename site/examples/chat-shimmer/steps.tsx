import { ChatShimmer, Icon } from '@frond/ui'

const steps = ['Read the plan', 'Check the weather', 'Order plants']
const current = 1

export default function ChatShimmerSteps() {
  return (
    <ol className="grid gap-3 text-sm">
      {steps.map((step, index) => (
        <li key={step} className="flex items-center gap-2 text-muted">
          <Icon
            name={
              index < current ? 'lucide:circle-check' : index === current ? 'lucide:loader-circle' : 'lucide:circle'
            }
            className={index === current ? 'size-4 animate-spin' : 'size-4'}
          />
          {index === current ? <ChatShimmer text={step} /> : step}
        </li>
      ))}
    </ol>
  )
}
