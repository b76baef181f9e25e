import { createRef, StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { forgetWarnings } from '../system/warn.ts'
import { defineLocale } from '../locale/define-locale.ts'
import { describeComponent, findPart, settle } from '../testing/describe-component.tsx'
import { nextFrames } from '../testing/frames.ts'
import { withoutMotion } from '../testing/motion.ts'
import { fileUploadTheme } from '../theme/file-upload.ts'
import { App } from './App.tsx'
import { Button } from './Button.tsx'
import { FileUpload, type FileUploadHandle, type FileUploadProps } from './FileUpload.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'

const pixel = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (byte) =>
  byte.charCodeAt(0),
)
const picture = (name = 'fern.gif') => new File([pixel], name, { type: 'image/gif' })
const text = (name = 'notes.txt', bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'text/plain' })

const files = [picture(), text()]
const more = ['icon', 'status', 'announcement', 'rejections', 'rejection']

describeComponent('FileUpload', <FileUpload label="Photo" description="One at most" actions="Or paste it" />, {
  slot: 'file-upload',
  theme: fileUploadTheme,
  attributesOn: 'input',
  hiddenParts: [
    ...more.filter((part) => part !== 'status'),
    'files',
    'file',
    'fileLeadingAvatar',
    'fileWrapper',
    'fileName',
    'fileSize',
    'fileTrailingButton',
  ],
})
describeComponent('FileUpload with files', <FileUpload multiple layout="list" label="Photos" defaultValue={files} />, {
  slot: 'file-upload',
  theme: fileUploadTheme,
  attributesOn: 'input',
  hiddenParts: [...more.filter((part) => part !== 'status'), 'description', 'actions'],
})
describeComponent('FileUpload with tiles', <FileUpload multiple label="Photos" defaultValue={files} />, {
  slot: 'file-upload',
  attributesOn: 'input',
})
describeComponent('FileUpload as a button', <FileUpload variant="button" label="Photo" defaultValue={files[1]!} />, {
  slot: 'file-upload',
  attributesOn: 'input',
})
describeComponent('FileUpload that refused a file', <FileUpload accept="image/*" label="Photo" />, {
  slot: 'file-upload',
  theme: fileUploadTheme,
  attributesOn: 'input',
  show: async () => drop([text(), picture()]),
  hiddenParts: ['icon', 'description', 'actions'],
})

const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!
const held = () => [...input().files!].map(({ name }) => name)
const names = () => [...document.querySelectorAll('[data-slot=fileName]')].map((name) => name.textContent)
const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
const refusals = () => [...document.querySelectorAll('[data-slot=rejection]')].map((row) => row.textContent)

function transferOf(dropped: readonly File[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const file of dropped) transfer.items.add(file)
  return transfer
}

function fire(type: string, dataTransfer: unknown, on: Element = input()): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  on.dispatchEvent(event)
  return event
}

async function drop(dropped: readonly File[]): Promise<void> {
  fire('drop', transferOf(dropped))
  await nextFrames()
}

/** Counts the opened file dialogs and prevents them. */
function countDialogs(): () => number {
  let count = 0
  input().addEventListener('click', (event) => {
    event.preventDefault()
    count += 1
  })
  return () => count
}

describe('FileUpload', () => {
  withoutMotion()
  beforeEach(forgetWarnings)
  afterEach(() => vi.restoreAllMocks())

  it('accepts a file from the dialog, and replaces it by another', async () => {
    const change = vi.fn()
    await render(<FileUpload label="Photo" onValueChange={change} />)
    await userEvent.upload(input(), text('a.txt'))
    await expect.poll(names).toEqual(['a.txt'])
    expect(change.mock.lastCall![0]).toBeInstanceOf(File)
    await userEvent.upload(input(), text('b.txt'))
    await expect.poll(names).toEqual(['b.txt'])
    expect(held()).toEqual(['b.txt'])
    expect(change.mock.calls.map(([file]) => (file as File).name)).toEqual(['a.txt', 'b.txt'])
  })

  it('adds files to the existing ones with multiple', async () => {
    const change = vi.fn()
    await render(<FileUpload multiple label="Photos" onValueChange={change} />)
    await userEvent.upload(input(), [text('a.txt'), text('b.txt')])
    await userEvent.upload(input(), text('c.txt'))
    await expect.poll(names).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(held()).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(change.mock.lastCall![0].map(({ name }: File) => name)).toEqual(['a.txt', 'b.txt', 'c.txt'])
  })

  it('opens the dialog by a press anywhere in the drop zone, by Space and by Enter', async () => {
    await render(<FileUpload label="Photo" description="One at most" />)
    const dialogs = countDialogs()
    await userEvent.click(page.getByText('One at most'), { force: true })
    expect(dialogs()).toBe(1)
    input().focus()
    await userEvent.keyboard(' ')
    expect(dialogs()).toBe(2)
    await userEvent.keyboard('{Enter}')
    expect(dialogs()).toBe(3)
  })

  it('is reached with Tab and shows focus on the drop zone', async () => {
    await render(<FileUpload label="Photo" />)
    await userEvent.tab()
    expect(document.activeElement).toBe(input())
    await expect.poll(() => getComputedStyle(findPart('base')!).outlineWidth).toBe('2px')
    expect(getComputedStyle(findPart('base')!).outlineStyle).toBe('solid')
  })

  it('opens the dialog only with its button without interactive', async () => {
    await render(
      <FileUpload
        label="Photo"
        interactive={false}
        actions={({ open }) => <Button label="Choose" onClick={open} />}
        layout="list"
      />,
    )
    const dialogs = countDialogs()
    await userEvent.click(page.getByText('Photo'), { force: true })
    expect(dialogs()).toBe(0)
    await userEvent.click(page.getByRole('button', { name: 'Choose' }))
    expect(dialogs()).toBe(1)
    await userEvent.tab()
    expect(document.activeElement).not.toBe(input())
    await drop([text()])
    await userEvent.click(remove('notes.txt'))
    await expect.element(page.getByRole('button', { name: 'Choose' })).toHaveFocus()
  })

  it('accepts dropped files, and highlights the drop zone during the drag', async () => {
    await render(<FileUpload multiple label="Photos" />)
    const transfer = transferOf([text('a.txt'), text('b.txt')])
    expect(fire('dragover', transfer).defaultPrevented).toBe(true)
    await expect.poll(() => findPart('base')!.hasAttribute('data-dragging')).toBe(true)
    fire('dragleave', transfer)
    await expect.poll(() => findPart('base')!.hasAttribute('data-dragging')).toBe(false)
    fire('dragover', transfer)
    expect(fire('drop', transfer).defaultPrevented).toBe(true)
    await expect.poll(names).toEqual(['a.txt', 'b.txt'])
    expect(held()).toEqual(['a.txt', 'b.txt'])
    expect(findPart('base')!.hasAttribute('data-dragging')).toBe(false)
  })

  it('ignores dragged content that is not a file', async () => {
    await render(<FileUpload label="Photo" />)
    const transfer = new DataTransfer()
    transfer.setData('text/plain', 'words')
    expect(fire('dragover', transfer).defaultPrevented).toBe(false)
    expect(fire('drop', transfer).defaultPrevented).toBe(false)
  })

  it.each([{ dropzone: false }, { disabled: true }])('accepts no drops with %o', async (props) => {
    await render(<FileUpload label="Photo" {...props} />)
    const transfer = transferOf([text()])
    // The native input must not accept the file either, and the browser must not navigate to it.
    const over = fire('dragover', transfer)
    expect(over.defaultPrevented).toBe(true)
    expect(fire('drop', transfer).defaultPrevented).toBe(true)
    await nextFrames()
    expect(names()).toEqual([])
    expect(findPart('base')!.hasAttribute('data-dragging')).toBe(false)
  })

  it('accepts no drops inside a disabled fieldset', async () => {
    await render(
      <fieldset disabled>
        <FileUpload label="Photo" />
      </fieldset>,
    )
    await drop([text()])
    expect(names()).toEqual([])
  })

  it('accepts the files of dropped folders, with their relative paths', async () => {
    const change = vi.fn<(files: File[]) => void>()
    await render(<FileUpload multiple label="Photos" onValueChange={change} />)
    const fileEntry = (path: string) => ({
      isDirectory: false,
      name: path.split('/').at(-1),
      fullPath: path,
      file: (give: (file: File) => void) => give(text(path.split('/').at(-1)!)),
    })
    const folder = (name: string, ...batches: object[][]) => ({
      isDirectory: true,
      name,
      createReader: () => {
        const left = [...batches]
        return { readEntries: (give: (entries: object[]) => void) => give(left.shift() ?? []) }
      },
    })
    const plants = folder(
      'plants',
      [fileEntry('/plants/b.txt'), fileEntry('/plants/.DS_Store')],
      [folder('deep', [fileEntry('/plants/deep/c.txt')]), fileEntry('/plants/a.txt')],
    )
    const loose = text('loose.txt')
    fire('drop', {
      types: ['Files'],
      items: [
        { kind: 'file', webkitGetAsEntry: () => plants },
        { kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => loose },
        { kind: 'string' },
      ],
    })
    await expect.poll(names).toEqual(['a.txt', 'b.txt', 'c.txt', 'loose.txt'])
    expect(change.mock.lastCall![0].map((file) => file.webkitRelativePath)).toEqual([
      'plants/a.txt',
      'plants/b.txt',
      'plants/deep/c.txt',
      '',
    ])
  })

  it('can let users choose a folder', async () => {
    await render(<FileUpload multiple webkitdirectory label="Folder" />)
    expect(input().webkitdirectory).toBe(true)
  })

  it('accepts pasted files', async () => {
    await render(<FileUpload label="Photo" />)
    const event = new ClipboardEvent('paste', {
      bubbles: true,
      cancelable: true,
      clipboardData: transferOf([picture('image.gif')]),
    })
    input().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await expect.poll(names).toEqual(['image.gif'])
  })

  it('rejects files that exceed a limit and shows the reason for each', async () => {
    const reject = vi.fn()
    const change = vi.fn()
    await render(
      <FileUpload
        multiple
        label="Notes"
        accept="text/*,.md"
        minSize={5}
        maxSize={2048}
        maxFiles={2}
        onReject={reject}
        onValueChange={change}
      />,
    )
    await drop([
      picture('fern.gif'),
      text('small.txt', 1),
      text('large.txt', 3000),
      text('one.txt'),
      new File(['x'.repeat(9)], 'two.MD'),
      text('three.txt'),
    ])
    await expect.poll(names).toEqual(['one.txt', 'two.MD'])
    expect(refusals()).toEqual([
      '“fern.gif” is not of a type that is accepted.',
      '“small.txt” is smaller than 5\u00a0B.',
      '“large.txt” is larger than 2\u00a0KB.',
      '“three.txt” was left out, because no more than 2 files can be chosen.',
    ])
    expect(reject).toHaveBeenCalledOnce()
    expect(
      reject.mock.lastCall![0].map(({ file, reason, message }: { file: File; reason: string; message: string }) => [
        file.name,
        reason,
        message === '',
      ]),
    ).toEqual([
      ['fern.gif', 'accept', false],
      ['small.txt', 'minSize', false],
      ['large.txt', 'maxSize', false],
      ['three.txt', 'maxFiles', false],
    ])
    expect(findPart('rejections')!.closest('[role=status]')).not.toBe(null)
    expect(held()).toEqual(['one.txt', 'two.MD'])

    await userEvent.click(remove('one.txt'))
    await expect.poll(refusals).toEqual([])
    await drop([text('four.txt')])
    await expect.poll(names).toEqual(['two.MD', 'four.txt'])
  })

  it('keeps the chosen files if all new files are rejected', async () => {
    const change = vi.fn()
    await render(<FileUpload label="Photo" accept="image/*" defaultValue={picture()} onValueChange={change} />)
    await userEvent.upload(input(), text())
    await expect.poll(refusals).toHaveLength(1)
    expect(held()).toEqual(['fern.gif'])
    expect(change).not.toHaveBeenCalled()
  })

  it('accepts the first of several dropped files without multiple, and reports the others', async () => {
    await render(<FileUpload label="Photo" accept="image/*" />)
    await drop([text('a.txt'), picture('b.gif'), picture('c.gif')])
    await expect.poll(names).toEqual(['b.gif'])
    expect(refusals()).toEqual([
      '“a.txt” is not of a type that is accepted.',
      '“c.gif” was left out, because only one file can be chosen.',
    ])
  })

  it('shows only some of many rejections', async () => {
    await render(<FileUpload label="Photo" accept="image/*" />)
    await drop(Array.from({ length: 1205 }, (_, index) => text(`${index}.txt`)))
    await expect.poll(refusals).toHaveLength(6)
    expect(refusals().at(-1)).toBe('and 1,200 more')
  })

  it('announces added and removed files', async () => {
    await render(<FileUpload multiple label="Photos" />)
    const status = page.getByRole('status')
    await drop([text('a.txt')])
    await expect.element(status).toHaveTextContent('a.txt added')
    await drop([text('b.txt'), text('c.txt')])
    await expect.element(status).toHaveTextContent('2 files added')
    await userEvent.click(remove('b.txt'))
    await expect.element(status).toHaveTextContent('b.txt removed')
  })

  it('inserts file names into messages unchanged', async () => {
    await render(<FileUpload label="Photo" />)
    await drop([text('$& {size} $1.txt')])
    await expect.element(page.getByRole('button', { name: 'Remove $& {size} $1.txt' })).toBeVisible()
  })

  it('moves focus to the drop zone after a file was removed', async () => {
    const change = vi.fn()
    await render(<FileUpload multiple label="Photos" defaultValue={files} onValueChange={change} />)
    await userEvent.click(remove('fern.gif'))
    await expect.poll(() => document.activeElement).toBe(input())
    expect(names()).toEqual(['notes.txt'])
    expect(held()).toEqual(['notes.txt'])
    remove('notes.txt').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(input())
    expect(change.mock.lastCall).toEqual([[]])
  })

  it('calls onChange for every change by the user', async () => {
    const events: string[][] = []
    await render(
      <FileUpload
        multiple
        label="Photos"
        onChange={(event) => events.push([...event.currentTarget.files!].map(({ name }) => name))}
      />,
    )
    await userEvent.upload(input(), text('a.txt'))
    await drop([text('b.txt')])
    await userEvent.click(remove('a.txt'))
    expect(events).toEqual([['a.txt'], ['a.txt', 'b.txt'], ['b.txt']])
  })

  it('is submitted with a native form and cleared by its reset', async () => {
    const change = vi.fn()
    await render(
      <form>
        <FileUpload multiple name="photos" label="Photos" onValueChange={change} />
        <button type="reset">Reset</button>
      </form>,
    )
    await drop([text('a.txt'), text('b.txt')])
    await userEvent.click(remove('a.txt'))
    const sent = () => new FormData(document.querySelector('form')!).getAll('photos').map((file) => (file as File).name)
    await expect.poll(sent).toEqual(['b.txt'])
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(names).toEqual([])
    expect(held()).toEqual([])
    expect(change.mock.lastCall).toEqual([[]])
  })

  it('can be controlled by a caller that rejects or clears files', async () => {
    function Owned() {
      const [value, setValue] = useState<File[]>([text('kept.txt')])
      return (
        <>
          <FileUpload
            multiple
            label="Notes"
            value={value}
            onValueChange={(next) => setValue(next.filter(({ name }) => name !== 'no.txt'))}
          />
          <button type="button" onClick={() => setValue([])}>
            Clear
          </button>
        </>
      )
    }
    await render(<Owned />)
    expect(held()).toEqual(['kept.txt'])
    await drop([text('no.txt'), text('yes.txt')])
    await expect.poll(names).toEqual(['kept.txt', 'yes.txt'])
    expect(held()).toEqual(['kept.txt', 'yes.txt'])
    await userEvent.click(page.getByRole('button', { name: 'Clear' }))
    await expect.poll(names).toEqual([])
    expect(held()).toEqual([])
  })

  it('does not change if the caller does not update the value', async () => {
    await render(<FileUpload label="Photo" value={null} />)
    await userEvent.upload(input(), text())
    await nextFrames()
    expect(names()).toEqual([])
    expect(held()).toEqual([])
  })

  it('shows images, and revokes their object URLs when they are removed', async () => {
    const made: string[] = []
    const create = URL.createObjectURL.bind(URL)
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const address = create(blob)
      made.push(address)
      return address
    })
    const released = vi.spyOn(URL, 'revokeObjectURL')
    const open = () => made.filter((address) => !released.mock.calls.some(([gone]) => gone === address))

    const screen = await render(
      <StrictMode>
        <FileUpload multiple label="Photos" defaultValue={[picture('a.gif'), picture('b.gif'), text()]} />
      </StrictMode>,
    )
    await expect.poll(() => document.querySelectorAll('[data-slot=file] img')).toHaveLength(2)
    expect(open()).toHaveLength(2)
    const shown = [...document.querySelectorAll<HTMLImageElement>('[data-slot=file] img')].map(({ src }) => src)
    expect(shown).toEqual(open())

    await userEvent.click(remove('a.gif'))
    await expect.poll(open).toEqual([shown[1]])
    await screen.unmount()
    expect(open()).toEqual([])
  })

  it('revokes the object URL of a replaced image', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    const released = vi.spyOn(URL, 'revokeObjectURL')
    await render(<FileUpload label="Photo" defaultValue={picture('a.gif')} />)
    await userEvent.upload(input(), picture('b.gif'))
    await expect.poll(names).toEqual(['b.gif'])
    expect(create).toHaveBeenCalledTimes(2)
    expect(released.mock.calls).toEqual([[create.mock.results[0]!.value]])
  })

  it('creates no object URL if no image is shown', async () => {
    const create = vi.spyOn(URL, 'createObjectURL')
    await render(<FileUpload multiple label="Photos" fileImage={false} defaultValue={files} />)
    await expect.poll(names).toEqual(['fern.gif', 'notes.txt'])
    expect(create).not.toHaveBeenCalled()
  })

  it('shows the file name of an image that the browser cannot decode', async () => {
    const broken = new File(['no picture'], 'photo.heic', { type: 'image/heic' })
    await render(<FileUpload multiple label="Photos" defaultValue={[broken]} />)
    await expect.poll(() => findPart('file')!.hasAttribute('data-picture')).toBe(false)
    await expect.element(page.getByText('photo.heic')).toBeVisible()
  })

  it('derives the defaults of variant, layout and position from each other', async () => {
    const classOf = (part: string) => findPart(part)!.className
    const screen = await render(<FileUpload multiple variant="button" label="A" defaultValue={files} />)
    expect(classOf('file-upload')).toContain('fr-file-upload-area')
    // With several files, the grid layout is inside the drop zone.
    expect(findPart('files')!.parentElement).toBe(findPart('base'))
    await screen.rerender(
      <FileUpload key={1} variant="button" layout="list" position="inside" label="A" defaultValue={files[1]!} />,
    )
    expect(classOf('file-upload')).toContain('fr-file-upload-button')
    expect(classOf('fileWrapper')).toContain('fr-file-upload-file-wrapper-layout-grid')
    await screen.rerender(<FileUpload key={2} multiple layout="list" label="A" defaultValue={files} />)
    expect(findPart('files')!.parentElement).toBe(findPart('file-upload'))
    await expect.element(page.getByText('A', { exact: true })).toBeVisible()
    await screen.rerender(
      <FileUpload key={3} multiple layout="list" position="inside" label="A" defaultValue={files} />,
    )
    expect(findPart('files')!.parentElement).toBe(findPart('base'))
    expect(findPart('wrapper')).toBe(null)
    expect(input().getAttribute('aria-label')).toBe('A')
  })

  it('formats sizes in whole units, in the language of the application', async () => {
    const sizes = () => [...document.querySelectorAll('[data-slot=fileSize]')].map((size) => size.textContent)
    const listed = [text('a', 0), text('b', 1500), text('c', 1000 * 1024), text('d', 1023)]
    const screen = await render(<FileUpload multiple label="A" layout="list" defaultValue={listed} />)
    expect(sizes()).toEqual(['0\u00a0B', '1\u00a0KB', '1,000\u00a0KB', '1,023\u00a0B'])
    const german = defineLocale({
      name: 'Deutsch',
      code: 'de',
      messages: { fileUpload: { kilobytes: '{size} kB' } as never },
    })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await screen.rerender(
      <App locale={german}>
        <FileUpload multiple label="A" layout="list" defaultValue={listed} />
      </App>,
    )
    expect(sizes()).toEqual(['0\u00a0B', '1\u00a0kB', '1.000\u00a0kB', '1.023\u00a0B'])
  })

  it('is labeled by its label, by its form field, or by a default message', async () => {
    const screen = await render(<FileUpload label="Photo" description="One at most" />)
    await expect.element(page.getByLabelText('Photo')).toBe(input())
    await expect.element(input()).toHaveAccessibleDescription('One at most')
    await screen.rerender(
      <FormField label="Portrait" help="Not too old">
        <FileUpload label="Drop it here" description="One at most" />
      </FormField>,
    )
    await expect.element(input()).toHaveAccessibleName('Portrait')
    await expect.element(input()).toHaveAccessibleDescription('Drop it here One at most Not too old')
    await screen.rerender(<FileUpload multiple />)
    await expect.element(input()).toHaveAccessibleName('Choose files')
    await screen.rerender(<FileUpload variant="button" label="Photo" />)
    await expect.element(input()).toHaveAccessibleName('Photo')
  })

  it('works in a Form: errors, names and values', async () => {
    const submit = vi.fn()
    await render(
      <Form
        validate={(state: { cv?: File }) => (state.cv ? [] : [{ name: 'cv', message: 'Add your CV' }])}
        onSubmit={(event) => void submit(event.data)}
      >
        <FormField name="cv" label="CV">
          <FileUpload label="Drop it here" layout="list" />
        </FormField>
        <Button type="submit" label="Send" />
      </Form>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.element(page.getByText('Add your CV').first()).toBeVisible()
    expect(findPart('file-upload')!.className).toContain('fr--error')
    await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
    await drop([text('cv.txt')])
    await expect.poll(() => input().getAttribute('aria-invalid')).toBe(null)
    await userEvent.click(page.getByRole('button', { name: 'Send' }))
    await expect.poll(() => submit.mock.lastCall?.[0].cv?.name).toBe('cv.txt')
    await userEvent.click(remove('cv.txt'))
    await expect.element(page.getByText('Add your CV').first()).toBeVisible()
  })

  it('can be required', async () => {
    await render(<FileUpload label="Photo" required />)
    expect(input().validity.valueMissing).toBe(true)
    await drop([text()])
    expect(input().validity.valid).toBe(true)
  })

  it('cannot add or remove files while it is disabled', async () => {
    await render(<FileUpload label="Photo" disabled defaultValue={text()} />)
    await expect.element(input()).toBeDisabled()
    await expect.element(remove('notes.txt')).toBeDisabled()
  })

  it('clears the input before the dialog opens with reset, and restores it if the dialog is cancelled', async () => {
    await render(<FileUpload label="Photo" reset defaultValue={text()} />)
    countDialogs()
    input().click()
    expect(held()).toEqual([])
    input().dispatchEvent(new Event('cancel'))
    expect(held()).toEqual(['notes.txt'])
  })

  it('passes its state to its slots', async () => {
    await render(
      <FileUpload
        multiple
        layout="list"
        label="Photos"
        defaultValue={files}
        leading={({ ui }) => <b className={ui.icon}>Lead</b>}
        renderLabel={<i>Label</i>}
        renderDescription={<i>Description</i>}
        actions={({ files: shown }) => `${shown.length} shown`}
        filesTop={({ files: shown, open }) => <Button label={`Add to ${shown.length}`} onClick={open} />}
        filesBottom={({ removeFile }) => <Button label="Drop the first" onClick={() => removeFile(0)} />}
        fileLeading={({ src, index }) => <span>{src ? `picture ${index}` : `plain ${index}`}</span>}
        fileName={({ file }) => file.name.toUpperCase()}
        fileSize={({ file }) => `${file.size} bytes`}
        fileTrailing={({ index, removeFile }) => <Button label={`Away ${index}`} onClick={() => removeFile(index)} />}
      />,
    )
    for (const words of ['Lead', 'Label', 'Description', '2 shown', 'picture 0', 'plain 1', 'FERN.GIF', '10 bytes'])
      await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    const dialogs = countDialogs()
    await userEvent.click(page.getByRole('button', { name: 'Add to 2' }))
    expect(dialogs()).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'Away 1' }))
    await expect.poll(names).toEqual(['FERN.GIF'])
    await userEvent.click(page.getByRole('button', { name: 'Drop the first' }))
    await expect.poll(names).toEqual([])
  })

  it('lets the caller render the whole layout', async () => {
    await render(
      <FileUpload aria-label="Avatar">
        {({ open, removeFile }) => (
          <>
            <Button label="Upload" onClick={open} />
            <Button label="Remove" onClick={() => removeFile()} />
          </>
        )}
      </FileUpload>,
    )
    const dialogs = countDialogs()
    await userEvent.click(page.getByRole('button', { name: 'Upload' }))
    expect(dialogs()).toBe(1)
    fire('drop', transferOf([text()]), findPart('file-upload')!)
    await expect.poll(held).toEqual(['notes.txt'])
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await expect.poll(held).toEqual([])
  })

  it('hides the files without preview and their buttons without fileDelete', async () => {
    const screen = await render(<FileUpload label="Photo" layout="list" preview={false} defaultValue={text()} />)
    expect(findPart('files')).toBe(null)
    expect(held()).toEqual(['notes.txt'])
    await screen.rerender(<FileUpload label="Photo" layout="list" fileDelete={false} defaultValue={text()} />)
    expect(findPart('file')).not.toBe(null)
    expect(findPart('fileTrailingButton')).toBe(null)
    const press = vi.fn()
    await screen.rerender(
      <FileUpload label="Photo" layout="list" fileDelete={{ color: 'error', onClick: press }} defaultValue={text()} />,
    )
    await userEvent.click(remove('notes.txt'))
    expect(press).toHaveBeenCalledOnce()
    expect(names()).toEqual([])
  })

  it('exposes the input, the drop zone and the dialog through handleRef', async () => {
    const handle = createRef<FileUploadHandle>()
    await render(<FileUpload label="Photo" handleRef={handle} />)
    const dialogs = countDialogs()
    expect(handle.current!.inputRef.current).toBe(input())
    expect(handle.current!.dropzoneRef.current).toBe(findPart('base'))
    handle.current!.open()
    expect(dialogs()).toBe(1)
  })

  it('keeps files that were chosen before hydration', async () => {
    const element = <FileUpload multiple label="Photos" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(element)
    input().files = transferOf([text('early.txt')]).files
    const root = hydrateRoot(container, element)
    await expect.poll(names).toEqual(['early.txt'])
    expect(held()).toEqual(['early.txt'])
    root.unmount()
    container.remove()
  })

  it('is mirrored in right-to-left text', async () => {
    await render(
      <div dir="rtl">
        <FileUpload label="Photo" layout="list" defaultValue={text()} />
      </div>,
    )
    await settle()
    const row = findPart('file')!.getBoundingClientRect()
    expect(remove('notes.txt').element().getBoundingClientRect().left - row.left).toBeLessThan(20)
  })

  it.each<[string, FileUploadProps<boolean>]>([
    ['Add `multiple`', { webkitdirectory: true }],
    ['no effect', { maxFiles: 3 }],
    ['Swap them', { minSize: 2, maxSize: 1 }],
    ['the first is shown', { value: files }],
    ['not a File', { value: 'fern.gif' as never }],
    ['unknown layout "rows"', { layout: 'rows' as never }],
  ])('warns about bad input: %s', async (warning, props) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await render(<FileUpload label="Photo" {...props} />)
    expect(warned.mock.calls.flat().join('\n')).toContain(warning)
  })

  it('renders no style attributes on the server', () => {
    expect(renderToString(<FileUpload label="Photo" />)).not.toContain('style=')
  })
})
