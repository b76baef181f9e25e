import { createTheme } from '@frond/ui'
import { neutral, violet } from '@frond/ui/colors'

export const theme = createTheme({ colors: { primary: violet, neutral }, radius: 0 })
