import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nextFrames } from '../testing/frames.ts'
import { useFileUpload, type FileRejection, type UseFileUploadOptions } from './useFileUpload.ts'

const text = (name: string, bytes = 4) => new File(['x'.repeat(bytes)], name, { type: 'text/plain' })

function Zone({ late = false, ...options }: UseFileUploadOptions & { late?: boolean }) {
  const [shown, setShown] = useState(!late)
  const { isDragging, open, inputRef, dropzoneRef, setFiles } = useFileUpload(options)
  return (
    <section ref={dropzoneRef}>
      {shown && <input type="file" ref={inputRef} aria-label="File" />}
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={() => setFiles([])}>
        Clear
      </button>
      <output>{String(isDragging)}</output>
    </section>
  )
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const held = () => [...input().files!].map(({ name }) => name)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

function drag(type: string, ...files: File[]): DragEvent {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  document.querySelector('section')!.dispatchEvent(event)
  return event
}

describe('useFileUpload', () => {
  it('copies dropped files into the native input and reports them', async () => {
    const update = vi.fn<(files: File[]) => void>()
    await render(<Zone multiple onUpdate={update} />)
    drag('dragenter', text('a.txt'))
    await expect.element(page.getByText('true')).toBeVisible()
    drag('drop', text('a.txt'), text('b.txt'))
    await expect.element(page.getByText('false')).toBeVisible()
    expect(held()).toEqual(['a.txt', 'b.txt'])
    expect(update.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([['a.txt', 'b.txt']])
    await press('Clear')
    expect(held()).toEqual([])
  })

  it('keeps only the first file without multiple', async () => {
    const reject = vi.fn<(rejections: FileRejection[]) => void>()
    await render(<Zone onReject={reject} />)
    drag('drop', text('a.txt'), text('b.txt'))
    expect(held()).toEqual(['a.txt'])
    expect(reject.mock.lastCall![0].map(({ file, reason }) => [file.name, reason])).toEqual([['b.txt', 'maxFiles']])
  })

  it('counts existing files toward the limit', async () => {
    await render(<Zone multiple maxFiles={3} fileCount={2} />)
    drag('drop', text('a.txt'), text('b.txt'))
    expect(held()).toEqual(['a.txt'])
  })

  it('reports files from the dialog, and sets the attributes of the input from the options', async () => {
    const update = vi.fn<(files: File[]) => void>()
    const screen = await render(<Zone multiple accept="text/*" maxSize={5} onUpdate={update} />)
    expect(input().multiple).toBe(true)
    expect(input().accept).toBe('text/*')
    await userEvent.upload(input(), [text('a.txt'), text('large.txt', 9)])
    expect(update.mock.lastCall![0].map(({ name }) => name)).toEqual(['a.txt'])
    expect(held()).toEqual(['a.txt'])
    await screen.rerender(<Zone />)
    expect(input().multiple).toBe(false)
    expect(input().hasAttribute('accept')).toBe(false)
  })

  it('works with an input that is rendered later', async () => {
    const update = vi.fn()
    await render(<Zone late onUpdate={update} />)
    await press('Show')
    let dialogs = 0
    input().addEventListener('click', (event) => {
      event.preventDefault()
      dialogs += 1
    })
    await press('Open')
    expect(dialogs).toBe(1)
    await userEvent.upload(input(), text('a.txt'))
    expect(update).toHaveBeenCalledOnce()
  })

  it('accepts no files while it is disabled, and no drops without a drop zone', async () => {
    const update = vi.fn()
    const screen = await render(<Zone disabled onUpdate={update} />)
    expect(drag('drop', text('a.txt')).defaultPrevented).toBe(true)
    await screen.rerender(<Zone dropzone={false} onUpdate={update} />)
    drag('drop', text('a.txt'))
    await nextFrames()
    expect(update).not.toHaveBeenCalled()
  })
})
