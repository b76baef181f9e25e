import { Badge, Button, Input, Theme, type ThemeProps } from '@frond/ui'

export default function ThemePlayground(props: ThemeProps) {
  return (
    <Theme {...props}>
      <Badge label="Draft" />
      <Input aria-label="Title" placeholder="Title" />
      <Button label="Publish" />
    </Theme>
  )
}
