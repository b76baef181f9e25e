import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Alert } from '../components/Alert.tsx'
import { App } from '../components/App.tsx'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { Button } from '../components/Button.tsx'
import { Calendar } from '../components/Calendar.tsx'
import { ColorPicker } from '../components/ColorPicker.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { FileUpload } from '../components/FileUpload.tsx'
import { InputMenu } from '../components/InputMenu.tsx'
import { InputNumber } from '../components/InputNumber.tsx'
import { InputTags } from '../components/InputTags.tsx'
import { Listbox } from '../components/Listbox.tsx'
import { Modal } from '../components/Modal.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { PinInput } from '../components/PinInput.tsx'
import { Progress } from '../components/Progress.tsx'
import { SelectMenu } from '../components/SelectMenu.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Slider } from '../components/Slider.tsx'
import { Stepper } from '../components/Stepper.tsx'
import { Table } from '../components/Table.tsx'
import { Timeline } from '../components/Timeline.tsx'
import { forgetWarnings } from '../system/warn.ts'
import { withoutMotion } from '../testing/motion.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import type { Locale } from './define-locale.ts'

withoutMotion()
beforeEach(forgetWarnings)

function show(locale: Locale, children: ReactNode) {
  return render(
    <App locale={locale}>
      <div lang={locale.code} dir={locale.dir}>
        {children}
      </div>
    </App>,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('in German', () => {
  it('translates the labels of components', async () => {
    const warning = vi.spyOn(console, 'warn')
    await show(
      de,
      <>
        <Alert title="Gespeichert" close />
        <Breadcrumb items={[{ label: 'Start', to: '/' }, { label: 'Garten' }]} />
        <InputNumber aria-label="Menge" />
        <InputTags aria-label="Pflanzen" defaultValue={['Farn']} />
        <Pagination total={50} defaultPage={2} />
        <PinInput aria-label="PIN" length={4} />
        <Progress />
        <Skeleton />
        <Slider aria-label="Preis" defaultValue={[10, 20]} />
      </>,
    )
    await expect.element(button('Schließen')).toBeInTheDocument()
    await expect.element(page.getByRole('navigation', { name: 'Brotkrumen' })).toBeInTheDocument()
    await expect.element(button('Erhöhen')).toBeInTheDocument()
    await expect.element(button('Verringern')).toBeInTheDocument()
    await expect.element(button('Farn entfernen')).toBeInTheDocument()
    await expect.element(page.getByRole('navigation', { name: 'Seitennavigation' })).toBeInTheDocument()
    await expect.element(button('Seite 3')).toBeInTheDocument()
    await expect.element(button('Nächste Seite')).toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Zeichen 2 von 4' })).toBeInTheDocument()
    await expect.element(page.getByRole('progressbar', { name: 'Fortschritt' })).toBeInTheDocument()
    await expect.element(page.getByRole('status', { name: 'Wird geladen' })).toBeInTheDocument()
    await expect.element(page.getByRole('slider', { name: 'Minimum' })).toBeInTheDocument()
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })

  it('translates dialogs and their close buttons', async () => {
    await show(de, <ConfirmDialog title="Entwurf löschen?" trigger={<Button label="Löschen" />} />)
    await userEvent.click(button('Löschen'))
    await expect.element(button('Bestätigen')).toBeVisible()
    await userEvent.click(button('Abbrechen'))
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('puts typed text between German quotation marks', async () => {
    await show(de, <SelectMenu aria-label="Pflanze" items={['Moos']} createItem />)
    await userEvent.click(page.getByRole('combobox', { name: 'Pflanze' }))
    await userEvent.fill(page.getByPlaceholder('Suchen …'), 'Farn')
    await expect.element(page.getByRole('option', { name: '„Farn“ anlegen' })).toBeVisible()
  })
})

describe('in Arabic', () => {
  it('shows no text in Latin letters', async () => {
    const warning = vi.spyOn(console, 'warn')
    const { container } = await show(
      ar,
      <>
        <Alert title="تم الحفظ" close />
        <Breadcrumb items={[{ label: 'الرئيسية', to: '/' }, { label: 'الحديقة' }]} />
        <Calendar defaultValue="2026-11-15" />
        <ColorPicker alpha defaultValue="#000000" swatches={['#000000']} />
        <FileUpload multiple />
        <InputMenu aria-label="نبات" items={['سرخس']} defaultValue="سرخس" clear />
        <InputNumber aria-label="الكمية" />
        <InputTags aria-label="نباتات" defaultValue={['سرخس']} />
        <Listbox aria-label="قائمة" items={[]} filter />
        <Pagination total={50} defaultPage={2} showEdges />
        <PinInput aria-label="الرمز" length={4} />
        <Progress />
        <Skeleton />
        <Slider aria-label="السعر" defaultValue={[10, 20]} />
        <Stepper
          items={[
            { title: 'العنوان', value: 'a' },
            { title: 'الدفع', value: 'b' },
          ]}
          defaultValue="b"
        />
        <Table data={[]} columns={[{ accessorKey: 'name', header: 'الاسم' }]} />
        <Timeline
          items={[
            { title: 'بداية', value: 'a' },
            { title: 'نهاية', value: 'b' },
          ]}
          defaultValue="b"
        />
      </>,
    )
    await expect.element(button('إغلاق')).toBeInTheDocument()
    await expect.element(button('الشهر التالي')).toBeInTheDocument()
    await expect.element(button('إزالة سرخس')).toBeInTheDocument()
    const said = [...container.querySelectorAll('*')].flatMap((element) => [
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
    ])
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter((text) => /\p{Script=Latin}/u.test(text))).toEqual([])
    expect(warning).not.toHaveBeenCalled()
    warning.mockRestore()
  })

  it('opens overlays in right-to-left layout', async () => {
    await show(
      ar,
      <Modal title="مرحبا" trigger={<Button label="افتح" />}>
        نص
      </Modal>,
    )
    await userEvent.click(button('افتح'))
    const dialog = page.getByRole('dialog', { name: 'مرحبا' })
    await expect.element(dialog).toBeVisible()
    expect(getComputedStyle(dialog.element()).direction).toBe('rtl')
    await userEvent.click(dialog.getByRole('button', { name: 'إغلاق' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
