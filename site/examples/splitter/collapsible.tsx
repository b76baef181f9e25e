import { Button, Splitter, type SplitterHandle } from '@frond/ui'
import { useRef, useState } from 'react'

export default function CollapsibleSplitter() {
  const splitter = useRef<SplitterHandle>(null)
  const [collapsed, setCollapsed] = useState(false)

  function toggle() {
    const sidebar = splitter.current?.panels.sidebar
    if (collapsed) sidebar?.expand()
    else sidebar?.collapse()
  }

  return (
    <div className="grid w-full grid-cols-1 gap-4 text-sm">
      <Button
        label={collapsed ? 'Show the sidebar' : 'Hide the sidebar'}
        icon={collapsed ? 'lucide:panel-left-open' : 'lucide:panel-left-close'}
        color="neutral"
        variant="outline"
        className="w-fit"
        onClick={toggle}
      />
      <div className="h-48 overflow-hidden rounded-lg border border-default">
        <Splitter
          handleRef={splitter}
          onCollapse={() => setCollapsed(true)}
          onExpand={() => setCollapsed(false)}
          items={[
            {
              id: 'sidebar',
              label: 'Sidebar',
              defaultSize: 25,
              minSize: 15,
              maxSize: 50,
              collapsible: true,
              content: <p className="truncate p-4">Folders</p>,
            },
            { id: 'main', content: <p className="p-4">Drag the line far to the side, or press Enter on it.</p> },
          ]}
        />
      </div>
    </div>
  )
}
