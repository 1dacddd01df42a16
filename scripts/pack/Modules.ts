/** A built module: what it imports, and its styles if it is one of a style sheet. */
export interface Module {
  readonly imports: readonly string[]
  readonly styles: string
}

/** Built modules of packages by their name, such as `@atrium/ui/button/Button.js`. */
export type Modules = ReadonlyMap<string, Module>

/** The styles of all that the modules lead to, on demand or not; what is imported comes before what imports it. */
export function stylesOf(modules: Modules, entries: readonly string[]): string {
  const seen = new Set<string>()
  return entries.map(collect).join('')

  function collect(name: string): string {
    if (seen.has(name)) return ''
    seen.add(name)
    const module = modules.get(name) ?? modules.get(`${name}/index.js`)
    if (!module) return ''
    return module.imports.map(collect).join('') + module.styles
  }
}
