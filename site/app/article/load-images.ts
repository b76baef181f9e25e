import { whenIdle } from '../scheduling/when-idle.ts'

/**
 * Loads the images of examples when the browser is idle. At first they wait, so that they do not delay the fonts of the
 * first screen (`deferImages`). Afterwards, fast scrolling and a picture of the whole page must show them.
 */
export function loadImagesWhenIdle(page: ParentNode): void {
  whenIdle(() => {
    for (const image of page.querySelectorAll('.block-frame img[loading=lazy]')) image.removeAttribute('loading')
  })
}
