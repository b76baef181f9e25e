import { createTheme } from '@frond/ui'
import { amber, stone } from '@frond/ui/colors'

export const theme = createTheme({ colors: { primary: amber, neutral: stone }, radius: 0.375 })
