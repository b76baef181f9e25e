import { amber, indigo, toThemeCss, zinc } from '@frond/ui/colors'

/** Colors and radius of all components, as CSS for the head of each page. */
export const themeCss = toThemeCss({ colors: { primary: indigo, secondary: amber, neutral: zinc }, radius: 0.375 })
