/** Something an author has to fix. A warning is printed; an error stops the build. */
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
