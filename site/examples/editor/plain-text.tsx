import { Editor } from '@frond/ui/editor'

export default function PlainTextEditor() {
  return (
    <Editor
      aria-label="Title"
      starterKit={false}
      placeholder="Untitled"
      className="w-full max-w-md rounded-lg ring ring-default"
      ui={{ base: 'px-4 py-3 text-2xl font-semibold text-highlighted sm:px-4' }}
    />
  )
}
