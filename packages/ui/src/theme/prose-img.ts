import { defineTheme } from './define-theme.ts'

export const proseImgTheme = defineTheme({
  name: 'prose-img',
  root: 'zoom',
  level: 2,
  slots: {
    zoom: 'my-6 block w-fit max-w-full cursor-zoom-in rounded-lg outline-primary first:mt-0 last:mb-0 focus-visible:outline-2 focus-visible:outline-offset-2',
    overlay: 'bg-default/90',
    content: 'bg-transparent shadow-none ring-0',
    close:
      'flex size-full cursor-zoom-out items-center justify-center p-4 outline-primary focus-visible:outline-2 focus-visible:-outline-offset-4 sm:p-8',
    image: 'max-h-full max-w-full rounded-lg object-contain',
  },
})
