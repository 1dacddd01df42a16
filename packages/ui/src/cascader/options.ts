/** An option that can be chosen or has children. Siblings have different names. */
export interface CascaderOption {
  readonly name: string
  readonly children?: readonly CascaderOption[]
}

/** The options of each open column: the first level, then the children of each chosen option. */
export function columnsOf(
  options: readonly CascaderOption[],
  path: readonly string[],
): readonly (readonly CascaderOption[])[] {
  const columns = [options]
  for (const name of path) {
    const children = columns.at(-1)?.find((option) => option.name === name)?.children
    if (!children || children.length === 0) break
    columns.push(children)
  }
  return columns
}

/** Whole paths that contain every word, in the order of the options. */
export function searchPaths(
  options: readonly CascaderOption[],
  term: string,
  most: number,
): readonly (readonly string[])[] {
  const words = term.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found: (readonly string[])[] = []
  const waiting: { option: CascaderOption; path: readonly string[] }[] = below(options, [])
  for (let next = waiting.pop(); next !== undefined && found.length < most; next = waiting.pop()) {
    const { option, path } = next
    if (option.children && option.children.length > 0) waiting.push(...below(option.children, path))
    else if (words.every((word) => path.join(' ').toLowerCase().includes(word))) found.push(path)
  }
  return found
}

/** In reverse, so that the last entry of the stack is the first option. */
const below = (options: readonly CascaderOption[], path: readonly string[]) =>
  options.map((option) => ({ option, path: [...path, option.name] })).reverse()
