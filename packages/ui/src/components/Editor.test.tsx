import type { Editor as TiptapEditor, JSONContent } from '@tiptap/core'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { editorTheme } from '../theme/editor.ts'
import { Editor, type EditorHandle } from './Editor.tsx'

describeComponent('Editor', <Editor placeholder="Write a note" defaultValue="<h2>Herbs</h2><p>Basil</p>" />, {
  slot: 'editor',
  theme: editorTheme,
})

const text = () => page.getByRole('textbox')

async function renderWithHandle(props: Parameters<typeof Editor>[0]): Promise<TiptapEditor> {
  const handle = createRef<EditorHandle>()
  await render(<Editor aria-label="Note" {...props} handleRef={handle} />)
  await expect.poll(() => handle.current?.editor).toBeTruthy()
  return handle.current!.editor!
}

/** Pastes into the focused editor as the browser would. */
function paste(html: string, plain = ''): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plain)
  findPart('base')!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('Editor', () => {
  it('is a text box with the name of the caller, else that of the placeholder', async () => {
    const screen = await render(<Editor placeholder="Write a note" />)
    await expect.element(page.getByRole('textbox', { name: 'Write a note' })).toHaveAttribute('aria-multiline', 'true')
    await screen.rerender(<Editor placeholder="Write a note" aria-label="Notes" />)
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).toBeVisible()
  })

  it('reports typed text as HTML, and Markdown shortcuts format it', async () => {
    const change = vi.fn()
    await render(<Editor aria-label="Note" onValueChange={change} />)
    await userEvent.click(text())
    await userEvent.keyboard('## Herbs')
    await expect.poll(() => change.mock.lastCall).toEqual(['<h2>Herbs</h2>'])
    await userEvent.keyboard('{Enter}Basil **now** ')
    await expect.poll(() => change.mock.lastCall?.[0]).toContain('<p>Basil <strong>now</strong> </p>')
  })

  it('reads and writes Markdown', async () => {
    const change = vi.fn()
    await render(
      <Editor
        aria-label="Note"
        contentType="markdown"
        defaultValue={'# Herbs\n\n- **Basil**\n- [Mint](https://example.com)'}
        onValueChange={change}
      />,
    )
    await expect.element(page.getByRole('heading', { name: 'Herbs', level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Mint' })).toHaveAttribute('href', 'https://example.com')
    await userEvent.click(page.getByText('Basil'))
    await userEvent.keyboard('{End}!')
    await expect
      .poll(() => change.mock.lastCall?.[0])
      .toContain('# Herbs\n\n- **Basil!**\n- [Mint](https://example.com)')
  })

  it('reads and writes JSON', async () => {
    const change = vi.fn<(value: JSONContent) => void>()
    const herb = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Basil' }] }] }
    await render(<Editor aria-label="Note" contentType="json" defaultValue={herb} onValueChange={change} />)
    await userEvent.click(text())
    await userEvent.keyboard('{End}!')
    await expect
      .poll(() => change.mock.lastCall?.[0])
      .toEqual({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Basil!' }] }] })
  })

  it('shows a new value of the caller and keeps the cursor while typing', async () => {
    function Note() {
      const [value, setValue] = useState('<p>Basil</p>')
      return (
        <>
          <Editor aria-label="Note" value={value} onValueChange={setValue} />
          <button onClick={() => setValue('<p>Mint</p>')}>Replace</button>
        </>
      )
    }
    await render(<Note />)
    await userEvent.click(text())
    await userEvent.keyboard('{Home}Sweet {End}!')
    await expect.element(text()).toHaveTextContent('Sweet Basil!')
    await userEvent.click(page.getByRole('button'))
    await expect.element(text()).toHaveTextContent('Mint')
  })

  it('is plain text without the starter kit', async () => {
    await render(<Editor aria-label="Note" starterKit={false} defaultValue="<h1>Herbs</h1><p><b>Basil</b></p>" />)
    await expect.element(text()).toHaveTextContent('HerbsBasil')
    expect(document.querySelector('h1, b, strong')).toBeNull()
  })

  it('shows the placeholder in an empty line, and in the first line only if wanted', async () => {
    const shown = () =>
      [...document.querySelectorAll('p')].map((line) => getComputedStyle(line, '::before').content).join(' ')
    const screen = await render(<Editor placeholder="Write a note" />)
    await expect.poll(shown).toBe('"Write a note"')
    await userEvent.click(text())
    await userEvent.keyboard('Basil{Enter}')
    await expect.poll(shown).toBe('none "Write a note"')
    await screen.unmount()
    await render(<Editor aria-label="Note" placeholder={{ placeholder: 'Write a note', mode: 'firstLine' }} />)
    await expect.poll(shown).toBe('"Write a note"')
    await userEvent.click(text())
    await userEvent.keyboard('Basil{Enter}')
    await expect.poll(shown).toBe('none none')
  })

  it('can be read-only', async () => {
    const screen = await render(<Editor aria-label="Note" editable={false} defaultValue="<p>Basil</p>" />)
    await expect.element(text()).toHaveAttribute('contenteditable', 'false')
    await expect.element(text()).toHaveAttribute('aria-readonly', 'true')
    await screen.rerender(<Editor aria-label="Note" editable defaultValue="<p>Basil</p>" />)
    await expect.element(text()).toHaveAttribute('contenteditable', 'true')
    await expect.element(text()).not.toHaveAttribute('aria-readonly')
  })

  it('calls the events of the latest render', async () => {
    const first = vi.fn()
    const second = vi.fn()
    const screen = await render(<Editor aria-label="Note" onFocus={first} />)
    await expect.element(text()).toBeVisible()
    await screen.rerender(<Editor aria-label="Note" onFocus={second} />)
    await userEvent.click(text())
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
  })

  it('adds no style element, which a strict content security policy would forbid', async () => {
    const before = document.querySelectorAll('style').length
    await render(<Editor aria-label="Note" defaultValue="<p>Basil</p>" />)
    await expect.element(text()).toBeVisible()
    expect(document.querySelectorAll('style[data-tiptap-style]').length).toBe(0)
    expect(document.querySelectorAll('style').length).toBe(before)
    expect(getComputedStyle(findPart('base')!).whiteSpace).toBe('break-spaces')
  })

  it('puts markers and quotes on the right in right-to-left languages', async () => {
    await render(
      <div dir="rtl">
        <Editor aria-label="ملاحظة" defaultValue="<blockquote><p>ريحان</p></blockquote>" />
      </div>,
    )
    await expect.element(text()).toBeVisible()
    const quote = getComputedStyle(document.querySelector('blockquote')!)
    expect(quote.borderRightWidth).toBe('2px')
    expect(quote.borderLeftWidth).toBe('0px')
  })
})

describe('Editor with unsafe content', () => {
  const unsafe = `<p>Basil<script>window.attacked = true</script><img src="x" onerror="window.attacked = true">
    <a href="javascript:attack()">Mint</a><a href="java\nscript:attack()">Sage</a><iframe src="https://example.com"></iframe>
    <span onclick="attack()" style="position:fixed">Dill</span><svg><script>attack()</script></svg></p>`
  const forbidden = /script:|<script|onerror|onclick|<iframe|<svg|style=/i

  it('drops scripts, handlers and javascript: links of pasted HTML', async () => {
    const editor = await renderWithHandle({})
    await userEvent.click(text())
    paste(unsafe)
    await expect.poll(() => findPart('base')!.textContent).toContain('Mint')
    expect(editor.getHTML()).not.toMatch(forbidden)
    expect(JSON.stringify(editor.getJSON())).not.toMatch(forbidden)
    expect(findPart('base')!.innerHTML).not.toMatch(forbidden)
    expect(window).not.toHaveProperty('attacked')
  })

  it('drops them from its HTML value', async () => {
    const editor = await renderWithHandle({ defaultValue: unsafe })
    expect(editor.getHTML()).not.toMatch(forbidden)
    expect(editor.getHTML()).toContain('Dill')
    expect(window).not.toHaveProperty('attacked')
  })

  it('drops javascript: links of Markdown, also of a later value', async () => {
    const source = '[Mint](javascript:attack()) <img src=x onerror="attack()"> ![Sage](javascript:attack())'
    const handle = createRef<EditorHandle>()
    const note = (value: string) => <Editor aria-label="Note" contentType="markdown" value={value} handleRef={handle} />
    const screen = await render(note(source))
    await expect.poll(() => findPart('base')!.textContent).toContain('Mint')
    expect(handle.current!.editor!.getMarkdown()).not.toMatch(forbidden)
    await screen.rerender(note(`Later: ${source}`))
    await expect.poll(() => findPart('base')!.textContent).toContain('Later: Mint')
    expect(handle.current!.editor!.getMarkdown()).not.toMatch(forbidden)
  })

  it('drops javascript: links of JSON', async () => {
    const link = (href: string) => [{ type: 'link', attrs: { href } }]
    const handle = createRef<EditorHandle>()
    const content = [
      { type: 'text', text: 'Mint', marks: link(' javascript:attack()') },
      { type: 'text', text: 'Sage', marks: link('https://example.com') },
    ]
    await render(
      <Editor
        aria-label="Note"
        contentType="json"
        defaultValue={{ type: 'doc', content: [{ type: 'paragraph', content }] }}
        handleRef={handle}
      />,
    )
    await expect.element(page.getByRole('link')).toHaveTextContent('Sage')
    expect(JSON.stringify(handle.current!.editor!.getJSON())).not.toMatch(forbidden)
  })
})
