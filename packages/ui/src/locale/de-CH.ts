import { de } from './de.ts'
import { extendLocale } from './define-locale.ts'

export const de_ch = extendLocale(de, {
  name: 'Schweizer Hochdeutsch',
  code: 'de-CH',
  messages: {
    alert: { close: 'Schliessen' },
    banner: { close: 'Schliessen' },
    commandPalette: { close: 'Schliessen' },
    dashboardSidebarToggle: { close: 'Seitenleiste schliessen' },
    drawer: { close: 'Schliessen', resize: 'Grösse ändern' },
    fileUpload: {
      onlyOne: '«{filename}» wurde ausgelassen, weil nur eine Datei ausgewählt werden kann.',
      tooLarge: '«{filename}» ist grösser als {size}.',
      tooMany: '«{filename}» wurde ausgelassen, weil höchstens {count} Dateien ausgewählt werden können.',
      tooSmall: '«{filename}» ist kleiner als {size}.',
      wrongType: 'Der Dateityp von «{filename}» wird nicht angenommen.',
    },
    footerColumns: { label: 'Fusszeile' },
    header: { close: 'Menü schliessen' },
    inputMenu: { create: '«{label}» anlegen' },
    modal: { close: 'Schliessen' },
    proseImg: { zoom: 'Bild vergrössern' },
    resizable: { resize: 'Grösse ändern' },
    selectMenu: { create: '«{label}» anlegen' },
    sidebar: { close: 'Schliessen' },
    slideover: { close: 'Schliessen' },
    splitter: { resize: 'Grösse von Bereich {index} ändern', resizeNamed: 'Grösse von {label} ändern' },
    toast: { close: 'Schliessen' },
  },
})
