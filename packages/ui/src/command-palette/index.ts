export type { CommandGroup, CommandItem, TextMark } from './CommandItem'
export { CommandPalette } from './CommandPalette'
export type { CommandPaletteLabels, CommandPaletteProps } from './CommandPaletteProps'
