import { Avatar, Button, Chip } from '@frond/ui'

export default function ChipThumbnail() {
  return (
    <>
      <Chip>
        <Button icon="lucide:bell" aria-label="News" color="neutral" variant="subtle" />
      </Chip>
      <Chip text={3} size="2xl" color="error">
        <Button icon="lucide:mail" aria-label="Mail" color="neutral" variant="subtle" />
      </Chip>
      <Chip inset color="success" position="bottom-right">
        <Avatar alt="Web Team" />
      </Chip>
    </>
  )
}
