import { describe, expect, it } from 'vitest'
import { highlightCode, writeCode, type CodeOptions } from './knobs.ts'

const button = { component: 'Button', defaults: { color: 'primary', loading: false, size: 'md' }, external: [] }

/** The code without its import. */
function writeBody(options: CodeOptions): string {
  return writeCode(options).replace(/^import .*\n\n/, '')
}

describe('writeCode', () => {
  it('starts with the import of the component', () => {
    expect(writeCode({ ...button, values: { label: 'Save' } })).toBe(
      `import { Button } from '@frond/ui'\n\n<Button label="Save" />`,
    )
  })

  it('puts a part of the editor into an editor', () => {
    const options = { component: 'EditorDragHandle', defaults: {}, external: [], values: { size: 'lg' } }
    expect(writeCode(options)).toBe(
      `import { Editor, EditorDragHandle } from '@frond/ui/editor'\n\n<Editor>\n  <EditorDragHandle size="lg" />\n</Editor>`,
    )
  })

  it('imports the parts of the editor from their own entry', () => {
    expect(writeCode({ component: 'EditorToolbar', defaults: {}, external: [], values: {} })).toBe(
      `import { EditorToolbar } from '@frond/ui/editor'\n\n<EditorToolbar />`,
    )
  })

  it('omits props that equal their default', () => {
    expect(writeBody({ ...button, values: { label: 'Save', color: 'primary', loading: false } })).toBe(
      '<Button label="Save" />',
    )
  })

  it('writes true as a bare attribute, and false only if the default is true', () => {
    expect(writeBody({ ...button, values: { loading: true } })).toBe('<Button loading />')
    expect(writeBody({ ...button, defaults: { collapsible: true }, values: { collapsible: false } })).toBe(
      '<Button collapsible={false} />',
    )
  })

  it('puts content between the tags', () => {
    expect(writeBody({ ...button, values: { size: 'xl' }, children: 'Save' })).toBe('<Button size="xl">Save</Button>')
  })

  it('breaks long elements into several lines', () => {
    const values = {
      label: 'A label that takes a good part of the line',
      color: 'error',
      size: 'xl',
      icon: 'lucide:rocket',
    }
    expect(writeBody({ ...button, values })).toBe(
      '<Button\n  label="A label that takes a good part of the line"\n  color="error"\n  size="xl"\n  icon="lucide:rocket"\n/>',
    )
  })

  it('moves external props into a constant', () => {
    expect(
      writeBody({ component: 'Accordion', defaults: {}, external: ['items'], values: { items: [{ label: 'One' }] } }),
    ).toBe("const items = [{ label: 'One' }]\n\n<Accordion items={items} />")
  })

  it('refers to constants that the page shows further up', () => {
    const options = { component: 'Select', defaults: {}, external: ['items'], values: { items: ['One'] } }
    expect(writeBody({ ...options, repeated: ['items'] })).toBe('// items as above\n<Select items={items} />')
  })

  it('escapes quotes', () => {
    expect(writeBody({ ...button, values: { label: 'Say "hi"' } })).toBe(`<Button label={'Say "hi"'} />`)
    expect(writeBody({ ...button, values: { items: ["it's"] } })).toBe(String.raw`<Button items={['it\'s']} />`)
  })
})

describe('highlightCode', () => {
  const roles = (code: string) =>
    highlightCode(code).flatMap(({ text, className }) => (className ? [[text, className.slice(3)]] : []))

  it('keeps every character', () => {
    const code = "const items = [{ label: 'One' }]\n\n<Accordion items={items} multiple />"
    expect(
      highlightCode(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code)
  })

  it('distinguishes tags, attributes, strings, numbers and keywords', () => {
    expect(roles('<Button label="Save" size={3} loading />')).toEqual([
      ['Button', 'tag'],
      ['label', 'attribute'],
      ['"Save"', 'string'],
      ['size', 'attribute'],
      ['3', 'constant'],
      ['loading', 'attribute'],
    ])
    expect(roles("const items = [{ label: 'true' }]")).toEqual([
      ['const', 'keyword'],
      ['label', 'attribute'],
      ["'true'", 'string'],
    ])
  })
})
