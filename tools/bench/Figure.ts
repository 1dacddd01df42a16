/** One line of the report. */
export interface Figure {
  readonly what: string
  readonly measured: string
  /** What docs/quality asks, or what is only told. */
  readonly target: string
  /** Undefined where there is no target. */
  readonly met?: boolean
}

/** Prints the lines as a table. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  console.table(
    figures.map(({ what, measured, target, met }) => ({
      what,
      measured,
      target,
      '': met === undefined ? '' : met ? 'met' : 'NOT MET',
    })),
  )
}
