import type { ColorScale } from './scale.ts'

// sRGB values are shorter than OKLCH, and every screen shows exactly the colors that the contrast tests check.
// The chromatic palettes and the neutrals are those of Tailwind CSS 4, except green.

export const red: ColorScale = {
  50: '#fef2f2',
  100: '#ffe2e2',
  200: '#ffc9c9',
  300: '#ffa2a2',
  400: '#ff6467',
  500: '#fb2c36',
  600: '#e7000b',
  700: '#c10007',
  800: '#9f0712',
  900: '#82181a',
  950: '#460809',
  light: { fill: '#d80009', on: '#ffffff', text: '#b7030c' },
  dark: { fill: '#ff6467', on: '#0a0a0a', text: '#ff6b6d' },
}

export const orange: ColorScale = {
  50: '#fff7ed',
  100: '#ffedd4',
  200: '#ffd6a7',
  300: '#ffb86a',
  400: '#ff8904',
  500: '#ff6900',
  600: '#f54900',
  700: '#ca3500',
  800: '#9f2d00',
  900: '#7e2a0c',
  950: '#441306',
  light: { fill: '#ff6900', on: '#0a0a0a', text: '#b03000' },
  dark: { fill: '#ff8904', on: '#0a0a0a', text: '#ff8904' },
}

export const amber: ColorScale = {
  50: '#fffbeb',
  100: '#fef3c6',
  200: '#fee685',
  300: '#ffd230',
  400: '#ffb900',
  500: '#fe9a00',
  600: '#e17100',
  700: '#bb4d00',
  800: '#973c00',
  900: '#7b3306',
  950: '#461901',
  light: { fill: '#fe9a00', on: '#0a0a0a', text: '#a54300' },
  dark: { fill: '#ffb900', on: '#0a0a0a', text: '#ffb900' },
}

export const yellow: ColorScale = {
  50: '#fefce8',
  100: '#fef9c2',
  200: '#fff085',
  300: '#ffdf20',
  400: '#fdc700',
  500: '#f0b100',
  600: '#d08700',
  700: '#a65f00',
  800: '#894b00',
  900: '#733e0a',
  950: '#432004',
  light: { fill: '#f0b100', on: '#0a0a0a', text: '#945300' },
  dark: { fill: '#fdc700', on: '#0a0a0a', text: '#fdc700' },
}

export const lime: ColorScale = {
  50: '#f7fee7',
  100: '#ecfcca',
  200: '#d8f999',
  300: '#bbf451',
  400: '#9ae600',
  500: '#7ccf00',
  600: '#5ea500',
  700: '#497d00',
  800: '#3c6300',
  900: '#35530e',
  950: '#192e03',
  light: { fill: '#7ccf00', on: '#0a0a0a', text: '#416d00' },
  dark: { fill: '#9ae600', on: '#0a0a0a', text: '#9ae600' },
}

/** The product's green: `createScale('#00dc82', { at: 400 })`. */
export const green: ColorScale = {
  50: '#effcf3',
  100: '#dbf9e5',
  200: '#b8f4cc',
  300: '#7ceca9',
  400: '#00dc82',
  500: '#00c071',
  600: '#009e5c',
  700: '#007d48',
  800: '#006337',
  900: '#00502c',
  950: '#012e17',
  light: { fill: '#00c071', on: '#0a0a0a', text: '#00703f' },
  dark: { fill: '#00dc82', on: '#0a0a0a', text: '#00dc82' },
}

export const emerald: ColorScale = {
  50: '#ecfdf5',
  100: '#d0fae5',
  200: '#a4f4cf',
  300: '#5ee9b5',
  400: '#00d492',
  500: '#00bc7d',
  600: '#009966',
  700: '#007a55',
  800: '#006045',
  900: '#004f3b',
  950: '#002c22',
  light: { fill: '#00bc7d', on: '#0a0a0a', text: '#006f4f' },
  dark: { fill: '#00d492', on: '#0a0a0a', text: '#00d492' },
}

export const teal: ColorScale = {
  50: '#f0fdfa',
  100: '#cbfbf1',
  200: '#96f7e4',
  300: '#46ecd5',
  400: '#00d5be',
  500: '#00bba7',
  600: '#009689',
  700: '#00786f',
  800: '#005f5a',
  900: '#0b4f4a',
  950: '#022f2e',
  light: { fill: '#00bba7', on: '#0a0a0a', text: '#006b64' },
  dark: { fill: '#00d5be', on: '#0a0a0a', text: '#00d5be' },
}

export const cyan: ColorScale = {
  50: '#ecfeff',
  100: '#cefafe',
  200: '#a2f4fd',
  300: '#53eafd',
  400: '#00d3f2',
  500: '#00b8db',
  600: '#0092b8',
  700: '#007595',
  800: '#005f78',
  900: '#104e64',
  950: '#053345',
  light: { fill: '#00b8db', on: '#0a0a0a', text: '#006a86' },
  dark: { fill: '#00d3f2', on: '#0a0a0a', text: '#00d3f2' },
}

export const sky: ColorScale = {
  50: '#f0f9ff',
  100: '#dff2fe',
  200: '#b8e6fe',
  300: '#74d4ff',
  400: '#00bcff',
  500: '#00a6f4',
  600: '#0084d1',
  700: '#0069a8',
  800: '#00598a',
  900: '#024a70',
  950: '#052f4a',
  light: { fill: '#00a6f4', on: '#0a0a0a', text: '#00649f' },
  dark: { fill: '#00bcff', on: '#0a0a0a', text: '#00bcff' },
}

export const blue: ColorScale = {
  50: '#eff6ff',
  100: '#dbeafe',
  200: '#bedbff',
  300: '#8ec5ff',
  400: '#51a2ff',
  500: '#2b7fff',
  600: '#155dfc',
  700: '#1447e6',
  800: '#193cb8',
  900: '#1c398e',
  950: '#162456',
  light: { fill: '#155bfa', on: '#ffffff', text: '#1449e8' },
  dark: { fill: '#51a2ff', on: '#0a0a0a', text: '#51a2ff' },
}

export const indigo: ColorScale = {
  50: '#eef2ff',
  100: '#e0e7ff',
  200: '#c6d2ff',
  300: '#a3b3ff',
  400: '#7c86ff',
  500: '#615fff',
  600: '#4f39f6',
  700: '#432dd7',
  800: '#372aac',
  900: '#312c85',
  950: '#1e1a4d',
  light: { fill: '#4f39f6', on: '#ffffff', text: '#4d37f0' },
  dark: { fill: '#7c86ff', on: '#0a0a0a', text: '#8794ff' },
}

export const violet: ColorScale = {
  50: '#f5f3ff',
  100: '#ede9fe',
  200: '#ddd6ff',
  300: '#c4b4ff',
  400: '#a684ff',
  500: '#8e51ff',
  600: '#7f22fe',
  700: '#7008e7',
  800: '#5d0ec0',
  900: '#4d179a',
  950: '#2f0d68',
  light: { fill: '#7f22fe', on: '#ffffff', text: '#7615f0' },
  dark: { fill: '#a684ff', on: '#0a0a0a', text: '#a989ff' },
}

export const purple: ColorScale = {
  50: '#faf5ff',
  100: '#f3e8ff',
  200: '#e9d4ff',
  300: '#dab2ff',
  400: '#c27aff',
  500: '#ad46ff',
  600: '#9810fa',
  700: '#8200db',
  800: '#6e11b0',
  900: '#59168b',
  950: '#3c0366',
  light: { fill: '#9810fa', on: '#ffffff', text: '#8603e1' },
  dark: { fill: '#c27aff', on: '#0a0a0a', text: '#c27aff' },
}

export const fuchsia: ColorScale = {
  50: '#fdf4ff',
  100: '#fae8ff',
  200: '#f6cfff',
  300: '#f4a8ff',
  400: '#ed6aff',
  500: '#e12afb',
  600: '#c800de',
  700: '#a800b7',
  800: '#8a0194',
  900: '#721378',
  950: '#4b004f',
  light: { fill: '#b800ca', on: '#ffffff', text: '#9f00ac' },
  dark: { fill: '#ed6aff', on: '#0a0a0a', text: '#ed6aff' },
}

export const pink: ColorScale = {
  50: '#fdf2f8',
  100: '#fce7f3',
  200: '#fccee8',
  300: '#fda5d5',
  400: '#fb64b6',
  500: '#f6339a',
  600: '#e60076',
  700: '#c6005c',
  800: '#a3004c',
  900: '#861043',
  950: '#510424',
  light: { fill: '#d30066', on: '#ffffff', text: '#b40054' },
  dark: { fill: '#fb64b6', on: '#0a0a0a', text: '#fb64b6' },
}

export const rose: ColorScale = {
  50: '#fff1f2',
  100: '#ffe4e6',
  200: '#ffccd3',
  300: '#ffa1ad',
  400: '#ff637e',
  500: '#ff2056',
  600: '#ec003f',
  700: '#c70036',
  800: '#a50036',
  900: '#8b0836',
  950: '#4d0218',
  light: { fill: '#d6003a', on: '#ffffff', text: '#b60036' },
  dark: { fill: '#ff637e', on: '#0a0a0a', text: '#ff6a83' },
}

/** Black as a color. Light mode uses shades from 500 up and dark mode from 400 down, so it is white in dark mode. */
export const black: ColorScale = {
  50: '#fafafa',
  100: '#f5f5f5',
  200: '#e5e5e5',
  300: '#d4d4d4',
  400: '#ffffff',
  500: '#000000',
  600: '#000000',
  700: '#000000',
  800: '#000000',
  900: '#000000',
  950: '#000000',
  light: { fill: '#000000', on: '#ffffff', text: '#000000' },
  dark: { fill: '#ffffff', on: '#0a0a0a', text: '#ffffff' },
}

export const slate: ColorScale = {
  50: '#f8fafc',
  100: '#f1f5f9',
  200: '#e2e8f0',
  300: '#cad5e2',
  400: '#90a1b9',
  500: '#62748e',
  600: '#45556c',
  700: '#314158',
  800: '#1d293d',
  900: '#0f172b',
  950: '#020618',
  light: { fill: '#45556c', on: '#ffffff', text: '#4e5e76' },
  dark: { fill: '#90a1b9', on: '#0a0a0a', text: '#90a1b9' },
}

export const gray: ColorScale = {
  50: '#f9fafb',
  100: '#f3f4f6',
  200: '#e5e7eb',
  300: '#d1d5dc',
  400: '#99a1af',
  500: '#6a7282',
  600: '#4a5565',
  700: '#364153',
  800: '#1e2939',
  900: '#101828',
  950: '#030712',
  light: { fill: '#4a5565', on: '#ffffff', text: '#535e6e' },
  dark: { fill: '#99a1af', on: '#0a0a0a', text: '#99a1af' },
}

export const zinc: ColorScale = {
  50: '#fafafa',
  100: '#f4f4f5',
  200: '#e4e4e7',
  300: '#d4d4d8',
  400: '#9f9fa9',
  500: '#71717b',
  600: '#52525c',
  700: '#3f3f46',
  800: '#27272a',
  900: '#18181b',
  950: '#09090b',
  light: { fill: '#52525c', on: '#ffffff', text: '#5b5b65' },
  dark: { fill: '#9f9fa9', on: '#0a0a0a', text: '#9f9fa9' },
}

export const neutral: ColorScale = {
  50: '#fafafa',
  100: '#f5f5f5',
  200: '#e5e5e5',
  300: '#d4d4d4',
  400: '#a1a1a1',
  500: '#737373',
  600: '#525252',
  700: '#404040',
  800: '#262626',
  900: '#171717',
  950: '#0a0a0a',
  light: { fill: '#525252', on: '#ffffff', text: '#5c5c5c' },
  dark: { fill: '#a1a1a1', on: '#0a0a0a', text: '#a1a1a1' },
}

export const stone: ColorScale = {
  50: '#fafaf9',
  100: '#f5f5f4',
  200: '#e7e5e4',
  300: '#d6d3d1',
  400: '#a6a09b',
  500: '#79716b',
  600: '#57534d',
  700: '#44403b',
  800: '#292524',
  900: '#1c1917',
  950: '#0c0a09',
  light: { fill: '#57534d', on: '#ffffff', text: '#615c56' },
  dark: { fill: '#a6a09b', on: '#0a0a0a', text: '#a6a09b' },
}
