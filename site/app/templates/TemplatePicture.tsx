import { Image } from '../images/Image'

/** A screenshot of the first page of a template, in the color mode of the page. */
export function TemplatePicture({ name, title, sizes }: { name: string; title: string; sizes: string }) {
  return (['light', 'dark'] as const).map((mode) => (
    <Image
      key={mode}
      src={`/templates/${name}-${mode}.webp`}
      alt={`The first page of ${title}`}
      width={1280}
      height={800}
      sizes={sizes}
      className={`aspect-8/5 w-full object-cover object-top ${mode === 'light' ? 'dark:hidden' : 'hidden dark:block'}`}
    />
  ))
}
