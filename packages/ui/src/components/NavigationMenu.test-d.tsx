// Type tests of the props of NavigationMenu. They are checked by the compiler and never run.
import { useState } from 'react'
import { NavigationMenu, type NavigationMenuItem } from './NavigationMenu.tsx'

const plain = [
  { label: 'Docs', to: '/docs' },
  { label: 'Team', children: [{ label: 'People', description: 'All of us' }] },
]

export function OneOpen() {
  const [open, setOpen] = useState('')
  return (
    <>
      <NavigationMenu items={plain} value={open} onValueChange={setOpen} />
      <NavigationMenu items={plain} orientation="vertical" type="single" value={open} onValueChange={setOpen} />
      {/* @ts-expect-error Several items of a vertical menu can be open, so the value is an array. */}
      <NavigationMenu items={plain} orientation="vertical" value={open} />
    </>
  )
}

export function SeveralOpen() {
  const [open, setOpen] = useState<string[]>([])
  return (
    <>
      <NavigationMenu items={plain} orientation="vertical" value={open} onValueChange={setOpen} />
      {/* @ts-expect-error At most one item of a horizontal menu is open, so the value is one key. */}
      <NavigationMenu items={plain} value={open} />
    </>
  )
}

// The items of different groups may have different types.
const groups = [
  [
    { label: 'Docs', to: '/docs' },
    { label: 'Team', icon: 'lucide:users' },
  ],
  [{ label: 'Source', to: 'https://example.com', target: '_blank' }],
]
export const grouped = <NavigationMenu items={groups} />

const counted = [{ label: 'Inbox', unread: 4 }]
export const ownItems = (
  <>
    <NavigationMenu items={counted} itemTrailing={({ item }) => item.unread.toFixed()} />
    <NavigationMenu items={[counted]} itemTrailing={({ item }) => item.unread.toFixed()} />
    <NavigationMenu items={counted} onValueChange={(value, item) => value.length + item.unread} />
    {/* @ts-expect-error There is no such field. */}
    <NavigationMenu items={counted} itemTrailing={({ item }) => item.read} />
  </>
)

export const ownFields = <NavigationMenu items={[{ title: 'Docs', id: 'docs' }]} labelKey="title" valueKey="id" />

const typed: NavigationMenuItem[][] = [[{ label: 'Docs', type: 'label' }]]
export const typedItems = <NavigationMenu items={typed} orientation="vertical" />

export const none = <NavigationMenu />

// @ts-expect-error There is no such variant.
export const unknownVariant = <NavigationMenu items={plain} variant="boxed" />

// @ts-expect-error There is no such type.
export const unknownType = <NavigationMenu items={[{ label: 'Docs', type: 'separator' }]} />
