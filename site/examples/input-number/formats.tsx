import { InputNumber } from '@frond/ui'

export default function InputNumberFormats() {
  return (
    <div className="grid grid-cols-1 gap-3">
      <InputNumber aria-label="Discount" defaultValue={0.12} min={0} max={1} formatOptions={{ style: 'percent' }} />
      <InputNumber
        aria-label="Weight"
        defaultValue={2.5}
        step={0.25}
        min={0}
        formatOptions={{ style: 'unit', unit: 'kilogram' }}
      />
      <InputNumber
        aria-label="Change"
        defaultValue={3}
        formatOptions={{ signDisplay: 'exceptZero', style: 'unit', unit: 'celsius' }}
      />
    </div>
  )
}
