import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeComponent, findPart } from '../testing/describe-component.tsx'
import { withoutMotion } from '../testing/motion.ts'
import { fieldGroupTheme } from '../theme/field-group.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { FormField } from './FormField.tsx'
import { Input } from './Input.tsx'
import { Modal } from './Modal.tsx'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

const row = (
  <FieldGroup>
    <Badge label="https://" color="neutral" variant="outline" />
    <Input aria-label="Site" />
    <Button label="Open" />
  </FieldGroup>
)

describeComponent('FieldGroup', row, { slot: 'field-group', theme: fieldGroupTheme })
describeComponent(
  'FieldGroup in a column',
  <FieldGroup orientation="vertical" size="xl">
    <Button label="Up" variant="outline" />
    <Button label="Down" variant="outline" />
  </FieldGroup>,
  { slot: 'field-group', theme: fieldGroupTheme },
)

const rect = (slot: string) => findPart(slot)!.getBoundingClientRect()
/** Whether each corner is rounded, in the order top left, top right, bottom right, bottom left. */
function corners(slot: string): boolean[] {
  const style = getComputedStyle(findPart(slot)!)
  return [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomRightRadius,
    style.borderBottomLeftRadius,
  ].map((radius) => radius !== '0px')
}

describe('FieldGroup', () => {
  withoutMotion()

  it('joins its controls: rounded at both ends, with shared borders', async () => {
    await render(row)
    expect(corners('badge')).toEqual([true, false, false, true])
    expect(corners('input')).toEqual([false, false, false, false])
    expect(corners('button')).toEqual([false, true, true, false])
    expect(rect('input').left).toBe(rect('badge').right - 1)
    expect(rect('button').left).toBe(rect('input').right - 1)
  })

  it('is mirrored in right-to-left text', async () => {
    await render(<div dir="rtl">{row}</div>)
    expect(corners('badge')).toEqual([false, true, true, false])
    expect(corners('button')).toEqual([true, false, false, true])
    expect(rect('input').right).toBe(rect('badge').left + 1)
  })

  it('joins a vertical group from top to bottom, with equal widths', async () => {
    await render(
      <FieldGroup orientation="vertical">
        <Badge label="Top" variant="outline" />
        <Input aria-label="Middle" />
        <Button label="Bottom, which is long" variant="outline" />
      </FieldGroup>,
    )
    expect(corners('badge')).toEqual([true, true, false, false])
    expect(corners('button')).toEqual([false, false, true, true])
    expect(rect('input').top).toBe(rect('badge').bottom - 1)
    expect(rect('input').width).toBe(rect('button').width)
    expect(rect('badge').width).toBe(rect('button').width)
  })

  it('ignores hidden inputs at the end of the row', async () => {
    await render(
      <FieldGroup>
        <input type="hidden" name="a" />
        <Button label="One" />
        <input aria-hidden="true" tabIndex={-1} style={{ position: 'absolute', opacity: 0 }} />
      </FieldGroup>,
    )
    expect(corners('button')).toEqual([true, true, true, true])
  })

  it.each(sizes)('passes the size %s to all controls, so that they have equal heights', async (size) => {
    await render(
      <FieldGroup size={size}>
        <Badge label="https://" />
        <Input aria-label="Site" />
        <Button label="Open" />
      </FieldGroup>,
    )
    expect(findPart('badge')!.className).toContain(`fr-badge-${size}`)
    expect(findPart('input')!.className).toContain(`fr-input-${size}`)
    expect(findPart('button')!.className).toContain(`fr-button-${size}`)
    expect(rect('input').height).toBe(rect('button').height)
    expect(rect('badge').height).toBe(rect('button').height)
  })

  it('prefers its own size to the size of the form field', async () => {
    const screen = await render(
      <FormField label="Site" size="xl">
        <FieldGroup size="xs">
          <Input />
          <Button label="Open" />
        </FieldGroup>
      </FormField>,
    )
    expect(findPart('input')!.className).toContain('fr-input-xs')
    await screen.rerender(
      <FormField label="Site" size="xl">
        <FieldGroup>
          <Input />
          <Button label="Open" />
        </FieldGroup>
      </FormField>,
    )
    expect(findPart('input')!.className).toContain('fr-input-xl')
    expect(findPart('button')!.className).toContain('fr-button-xl')
    await expect.element(page.getByLabelText('Site')).toHaveRole('textbox')
  })

  it('lets the input fill the remaining space', async () => {
    await render(
      <div style={{ width: 480 }}>
        <FieldGroup>{row.props.children}</FieldGroup>
      </div>,
    )
    ;(findPart('field-group') as HTMLElement).style.width = '100%'
    expect(rect('button').right - rect('badge').left).toBe(480)
    expect(rect('button').width).toBeLessThan(100)
  })

  it('stays inside a narrow container', async () => {
    await render(
      <div style={{ width: 240 }}>
        <FormField label="Site">{row}</FormField>
      </div>,
    )
    expect(rect('button').right - rect('badge').left).toBe(240)
  })

  it('shows the border of the focused control above its neighbors', async () => {
    await render(row)
    await userEvent.click(page.getByRole('textbox'))
    await expect.poll(() => getComputedStyle(findPart('input')!).zIndex).toBe('3')
    expect(getComputedStyle(findPart('badge')!).zIndex).toBe('auto')
  })

  it('does not change controls inside an overlay', async () => {
    await render(
      <FieldGroup size="xl">
        <Modal open title="More">
          <Button label="Inside" />
        </Modal>
      </FieldGroup>,
    )
    await expect.element(page.getByRole('button', { name: 'Inside' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Inside' }).element().className).toContain('fr-button-md')
  })
})
