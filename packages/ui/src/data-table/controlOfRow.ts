const controls = ':is(button, input, a[href]):not(:disabled)'

/** The last control that can be used in a row of a table, by its place, else the first of the table. */
export function controlOfRow(table: HTMLElement | null, index: number): HTMLElement | undefined {
  const inRow = table?.querySelectorAll<HTMLElement>(`tr[data-index="${index}"] ${controls}`) ?? []
  return [...inRow].at(-1) ?? table?.querySelector<HTMLElement>(controls) ?? undefined
}
