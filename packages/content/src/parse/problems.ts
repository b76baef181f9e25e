/** Something an author has to mend. A warning is shown; an error stops the build. */
export interface Problem {
  severity: 'error' | 'warning'
  line: number
  column: number
  message: string
}

export interface Place {
  line: number
  column: number
}
