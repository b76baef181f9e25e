import { renderToString } from 'react-dom/server.browser'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Image } from './Image.tsx'

const dot =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="20"%3E%3Crect width="40" height="20"/%3E%3C/svg%3E'

describe('Image', () => {
  it('requests the size that the screen needs and reserves its space', async () => {
    const screen = await render(<Image src="/a.png" alt="A leaf" width={200} height={100} format="webp" />)
    const image = screen.getByRole('img', { name: 'A leaf' })
    await expect.element(image).toHaveAttribute('src', '/_img/w_200,h_100,f_webp/a.png')
    await expect.element(image).toHaveAttribute('srcset', expect.stringContaining('w_400,h_200,f_webp/a.png 2x'))
    await expect.element(image).toHaveAttribute('width', '200')
    await expect.element(image).toHaveAttribute('loading', 'lazy')
  })

  it('shows a tiny version until the image is loaded', async () => {
    expect(renderToString(<Image src="/a.png" alt="" width={200} placeholder />)).toContain(
      '/_img/w_16,f_webp,q_40/a.png',
    )

    const onLoad = vi.fn<() => void>()
    const screen = await render(<Image src={dot} alt="A dot" loading="eager" placeholder="/tiny.png" onLoad={onLoad} />)
    await expect.poll(() => onLoad.mock.calls.length).toBe(1)
    expect((screen.getByRole('img').element() as HTMLElement).style.backgroundImage).toBe('none')
  })

  it('passes other attributes on', async () => {
    const screen = await render(
      <Image src="/a.svg" alt="A leaf" className="rounded" data-kind="mark" loading="eager" />,
    )
    const image = screen.getByRole('img')
    await expect.element(image).toHaveClass('rounded')
    await expect.element(image).toHaveAttribute('data-kind', 'mark')
    await expect.element(image).toHaveAttribute('loading', 'eager')
    await expect.element(image).toHaveAttribute('src', '/a.svg')
    await expect.element(image).not.toHaveAttribute('srcset')
  })

  it('throws if the source is not a string', () => {
    // @ts-expect-error: on purpose
    expect(() => renderToString(<Image src={null} alt="" />)).toThrow('must be a string')
  })
})
