export type { CommandGroup, CommandItem, TextMark } from './CommandItem'
export {
  CommandPalette,
  type CommandPaletteLabels,
  type CommandPaletteProps,
} from './CommandPalette'
