import { useState, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rose } from '../../colors/palettes.ts'
import { Button } from '../../components/Button.tsx'
import { ContextMenu } from '../../components/ContextMenu.tsx'
import { DropdownMenu } from '../../components/DropdownMenu.tsx'
import { Modal } from '../../components/Modal.tsx'
import { Popover } from '../../components/Popover.tsx'
import { Select } from '../../components/Select.tsx'
import { Theme } from '../../components/Theme.tsx'
import { Tooltip } from '../../components/Tooltip.tsx'
import { FrondContext, useFrond } from '../../system/frond-context.ts'
import { createTheme } from '../../theme/create-theme.ts'

const button = (name: string) => page.getByRole('button', { name })

describe('an overlay', () => {
  it('ignores the field group around its trigger', async () => {
    function Group({ children }: { children: ReactNode }) {
      return (
        <FrondContext
          value={{ ...useFrond(), field: { props: { size: 'xl' } }, fieldGroup: { props: { size: 'xl' } } }}
        >
          {children}
        </FrondContext>
      )
    }
    await render(
      <Group>
        <Modal trigger={<Button label="Edit" />} title="Plans" footer={<Button label="Buy" />} />
      </Group>,
    )
    await expect.element(button('Edit')).toHaveClass('fr-button-xl')
    await button('Edit').click()
    await expect.element(button('Buy')).toHaveClass('fr-button-md')
  })
})

/** A modal that another element than its trigger opens. */
function ControlledModal() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button label="Open" onClick={() => setOpen(true)} />
      <Modal open={open} onOpenChange={setOpen} title="Plans">
        <p data-testid="inside">Text</p>
      </Modal>
    </>
  )
}

const inside = <p data-testid="inside">Text</p>
const overlays: Record<string, ReactNode> = {
  'a modal': (
    <Modal trigger={<Button label="Open" />} title="Plans">
      {inside}
    </Modal>
  ),
  'a modal without trigger': <ControlledModal />,
  'a popover': (
    <Popover renderContent={inside}>
      <Button label="Open" />
    </Popover>
  ),
  'a menu': (
    <DropdownMenu items={[{ label: 'Edit' }]} contentTop={inside}>
      <Button label="Open" />
    </DropdownMenu>
  ),
  'a context menu': (
    <ContextMenu items={[{ label: 'Edit' }]} contentTop={inside}>
      <Button label="Open" />
    </ContextMenu>
  ),
  'a tooltip': (
    <Tooltip renderContent={<span data-testid="inside">Text</span>}>
      <Button label="Open" />
    </Tooltip>
  ),
  'a select': <Select aria-label="Open" items={['Text']} itemLabel={() => <span data-testid="inside">Text</span>} />,
}

async function open(name: string): Promise<HTMLElement> {
  const trigger = page.getByLabelText('Open').or(button('Open')).first()
  if (name === 'a tooltip') {
    await userEvent.tab()
  } else {
    await trigger.click({ button: name === 'a context menu' ? 'right' : 'left' })
  }
  await expect.element(page.getByTestId('inside')).toBeVisible()
  return page.getByTestId('inside').element() as HTMLElement
}

describe.each(Object.entries(overlays))('%s', (name, overlay) => {
  it('has the color mode and direction of the part of the page around it', async () => {
    await render(
      <div className="dark" dir="rtl">
        {overlay}
      </div>,
    )
    const style = getComputedStyle(await open(name))
    expect(style.colorScheme).toBe('dark')
    expect(style.direction).toBe('rtl')
  })

  it('follows a mode and direction that change around the whole page', async () => {
    const root = document.documentElement
    root.classList.add('light')
    await render(overlay)
    const element = await open(name)
    root.classList.replace('light', 'dark')
    root.dir = 'rtl'
    expect(getComputedStyle(element).colorScheme).toBe('dark')
    expect(getComputedStyle(element).direction).toBe('rtl')
    root.className = ''
    root.removeAttribute('dir')
  })

  it('has the theme of the part of the page around it', async () => {
    await render(<Theme theme={createTheme({ radius: 0.5, colors: { primary: rose } })}>{overlay}</Theme>)
    const element = await open(name)
    expect(getComputedStyle(element).getPropertyValue('--ui-radius')).toBe('0.5rem')
    const boxes = []
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) boxes.push(box)
    // The popup must keep its own box. `contents` is right only for the element of the portal.
    expect(boxes.filter((box) => box.matches('[data-slot]')).map((box) => getComputedStyle(box).display)).not.toContain(
      'contents',
    )
  })
})
