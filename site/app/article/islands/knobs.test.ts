import { describe, expect, it } from 'vitest'
import { nestProps } from './nest-props.ts'
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

describe('writeCode with the source of an example', () => {
  const popover = { component: 'Popover', external: [], source: '<Popover {...props}>\n  <Button />\n</Popover>' }
  const defaults = nestProps({ 'content.side': 'bottom', arrow: false })

  it('inserts the props as attributes', () => {
    expect(writeCode({ ...popover, defaults, values: { arrow: true, mode: 'hover' } })).toBe(
      '<Popover arrow mode="hover">\n  <Button />\n</Popover>',
    )
  })

  it('inserts nothing if all props equal their defaults', () => {
    expect(writeCode({ ...popover, defaults, values: nestProps({ 'content.side': 'bottom', arrow: false }) })).toBe(
      '<Popover>\n  <Button />\n</Popover>',
    )
  })

  it('writes fields of one prop as an object', () => {
    const values = nestProps({ 'content.side': 'top', 'content.align': 'end', 'content.sideOffset': undefined })
    expect(writeCode({ ...popover, defaults, values })).toBe(
      "<Popover content={{ side: 'top', align: 'end' }}>\n  <Button />\n</Popover>",
    )
  })

  it('breaks a tag that does not fit on its line', () => {
    const source = '  <Popover id="a" {...props}>\n  </Popover>'
    const values = { title: 'A title that takes a good part of the line', help: 'And a second text' }
    expect(writeCode({ ...popover, source, defaults, values })).toBe(
      '  <Popover\n    id="a"\n    title="A title that takes a good part of the line"\n    help="And a second text"\n  >\n  </Popover>',
    )
  })

  it('keeps the indentation of a tag with several lines', () => {
    const source = '<Popover\n  id="a"\n  {...props}\n/>'
    expect(writeCode({ ...popover, source, defaults, values: { arrow: true } })).toBe('<Popover\n  id="a"\n  arrow\n/>')
    expect(writeCode({ ...popover, source, defaults, values: {} })).toBe('<Popover\n  id="a"\n/>')
  })

  it('inserts entries into an object', () => {
    const source = "add({\n  title: 'Saved',\n  ...props,\n})"
    expect(writeCode({ ...popover, source, defaults, values: { color: 'success', duration: 0 } })).toBe(
      "add({\n  title: 'Saved',\n  color: 'success',\n  duration: 0,\n})",
    )
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

  it('recognizes attributes that follow an element in an attribute', () => {
    expect(roles('<Modal\n  trigger={<Button />}\n  arrow\n  title="Sure?"\n/>')).toEqual([
      ['Modal', 'tag'],
      ['trigger', 'attribute'],
      ['Button', 'tag'],
      ['arrow', 'attribute'],
      ['title', 'attribute'],
      ['"Sure?"', 'string'],
    ])
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
