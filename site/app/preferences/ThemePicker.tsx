import { Button } from '@frond/ui/button'
import { Icon } from '@frond/ui/icon'
import { Popover } from '@frond/ui/popover'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { AdoptedTrigger } from '../popups/AdoptedTrigger'
import type { IntentPopupProps } from '../popups/intent-popups'
import { setColorMode, useColorMode } from './color-mode'
import { modes } from './color-modes'
import { measureContrast, type ContrastFigure } from './contrast'
import {
  chooseTheme,
  neutrals,
  primaries,
  radii,
  resetTheme,
  useTheme,
  type NeutralName,
  type PrimaryName,
} from './theme'
import { themeExports, type ThemeExport } from './theme-export'

const COPIED_MS = 1500

/** The theme panel of the header: colors, radius and color mode of the whole site, and the theme export. */
export function ThemePicker({ trigger, defaultOpen }: IntentPopupProps) {
  return (
    <Popover
      defaultOpen={defaultOpen}
      content={{ align: 'end' }}
      className="w-84 max-w-[calc(100vw-1rem)] p-4"
      renderContent={<Settings />}
    >
      <AdoptedTrigger element={trigger} />
    </Popover>
  )
}

function Settings() {
  const theme = useTheme()
  const mode = useColorMode()

  // The header has the mode buttons too; while the panel is open its own are the ones to use.
  useEffect(() => {
    const inHeader = document.querySelector<HTMLElement>('[data-mode-buttons]')
    if (inHeader) inHeader.inert = true
    return () => {
      if (inHeader) inHeader.inert = false
    }
  }, [])

  return (
    <div className="grid gap-4">
      <Group label="Primary">
        <div className="grid grid-cols-3 gap-1">
          <Swatch
            name="black"
            chosen={theme.blackAsPrimary}
            dot="bg-inverted"
            onChoose={() => chooseTheme({ blackAsPrimary: true })}
          />
          {(Object.keys(primaries) as PrimaryName[]).map((name) => (
            <Swatch
              key={name}
              name={name}
              color={primaries[name]}
              chosen={!theme.blackAsPrimary && theme.primary === name}
              onChoose={() => chooseTheme({ primary: name })}
            />
          ))}
        </div>
      </Group>
      <Group label="Neutral">
        <div className="grid grid-cols-3 gap-1">
          {(Object.keys(neutrals) as NeutralName[]).map((name) => (
            <Swatch
              key={name}
              name={name}
              color={neutrals[name]}
              chosen={theme.neutral === name}
              onChoose={() => chooseTheme({ neutral: name })}
            />
          ))}
        </div>
      </Group>
      <Group label="Radius">
        <div className="grid grid-cols-5 gap-1">
          {radii.map((radius) => (
            <Choice
              key={radius}
              label={String(radius)}
              chosen={theme.radius === radius}
              className="justify-center tabular-nums"
              onChoose={() => chooseTheme({ radius })}
            />
          ))}
        </div>
      </Group>
      <Group label="Color mode">
        <div className="grid grid-cols-3 gap-1">
          {modes.map(({ value, label, icon }) => (
            <Choice
              key={value}
              label={label}
              icon={icon}
              chosen={mode === value}
              className="justify-center"
              onChoose={() => setColorMode(value)}
            />
          ))}
        </div>
      </Group>
      <Contrast key={JSON.stringify([theme, mode])} />
      <Group label="Export">
        <ul className="grid gap-0.5">
          {themeExports.map((each) => (
            <ExportRow key={each.label} form={each} text={() => each.write(theme)} />
          ))}
        </ul>
      </Group>
      <Button
        label="Reset"
        icon="lucide:rotate-ccw"
        color="neutral"
        variant="subtle"
        size="sm"
        block
        onClick={() => {
          resetTheme()
          setColorMode('system')
        }}
      />
    </div>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-xs font-semibold text-highlighted">
        {label}
      </p>
      {children}
    </div>
  )
}

interface ChoiceProps {
  label: string
  chosen: boolean
  onChoose: () => void
  icon?: string
  leading?: ReactNode
  className?: string
}

function Choice({ label, chosen, onChoose, icon, leading, className }: ChoiceProps) {
  return (
    <Button
      label={label}
      icon={icon}
      renderLeading={leading}
      size="xs"
      color="neutral"
      variant={chosen ? 'subtle' : 'ghost'}
      aria-pressed={chosen}
      className={className}
      onClick={onChoose}
    />
  )
}

interface SwatchProps {
  name: string
  chosen: boolean
  onChoose: () => void
  color?: (typeof primaries)[PrimaryName]
  /** Class of the dot, if its color is a role. */
  dot?: string
}

function Swatch({ name, chosen, onChoose, color, dot }: SwatchProps) {
  const className = `size-2.5 shrink-0 rounded-full ring ring-default ring-inset ${dot ?? 'bg-(--swatch)'}`
  return (
    <Choice
      label={name}
      chosen={chosen}
      className="justify-start capitalize"
      onChoose={onChoose}
      leading={<span className={className} style={color && { ['--swatch' as string]: color[500] }} />}
    />
  )
}

function Contrast() {
  const [figures, setFigures] = useState<readonly ContrastFigure[]>([])
  // In system mode, the color mode can change without a choice of the visitor.
  useEffect(() => {
    const measure = () => setFigures(measureContrast())
    measure()
    const watching = new MutationObserver(measure)
    watching.observe(document.documentElement, { attributeFilter: ['class'] })
    return () => watching.disconnect()
  }, [])

  return (
    <Group label="Contrast">
      <ul className="grid min-h-16 gap-1 text-xs">
        {figures.map(({ label, value, level }) => (
          <li key={label} className="flex items-center gap-1.5">
            <span className="flex-1 text-muted">{label}</span>
            <span className="text-default tabular-nums">{value.toFixed(2)}</span>
            <span className={`flex w-14 items-center justify-end gap-1 ${level ? 'text-success' : 'text-error'}`}>
              <Icon name={level ? 'lucide:check' : 'lucide:x'} className="size-3.5" />
              {level ?? 'Fails'}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function ExportRow({ form, text }: { form: ThemeExport; text: () => string }) {
  const [copied, setCopied] = useState(false)

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text())
    setCopied(true)
    setTimeout(() => setCopied(false), COPIED_MS)
  }

  return (
    <li className="-me-1.5 flex items-center gap-0.5 text-xs text-muted">
      <span className="flex-1">{form.label}</span>
      <span role="status" className="sr-only">
        {copied && `${form.label} copied`}
      </span>
      <Button
        icon={copied ? 'lucide:check' : 'lucide:copy'}
        aria-label={`Copy as ${form.label}`}
        size="xs"
        color="neutral"
        variant="ghost"
        onClick={copy}
      />
      <Button
        icon="lucide:download"
        aria-label={`Download as ${form.label}`}
        size="xs"
        color="neutral"
        variant="ghost"
        onClick={() => download(form, text())}
      />
    </li>
  )
}

function download({ file, type }: ThemeExport, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href, download: file }).click()
  URL.revokeObjectURL(href)
}
