import { useFramework } from './choose-framework'
import { FrameworkButtons } from './FrameworkButtons'
import { useChooseFramework } from './use-choose-framework'

export function FrameworkSelector() {
  return <FrameworkButtons chosen={useFramework()} onChoose={useChooseFramework()} />
}
