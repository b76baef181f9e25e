import { extendLocale } from './define-locale.ts'
import { en } from './en.ts'

export const en_gb = extendLocale(en, {
  name: 'English (United Kingdom)',
  code: 'en-GB',
  messages: {
    colorPicker: { eyeDropper: 'Pick a colour from the screen', label: 'Colour', value: 'Colour value' },
  },
})
