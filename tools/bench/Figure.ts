/** One line of the report. */
export interface Figure {
  readonly what: string
  readonly measured: string
  /** The target, or a note that the figure is only reported. */
  readonly target: string
  /** Undefined if there is no target. */
  readonly met?: boolean
}

/** Prints the figures as a table. */
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
