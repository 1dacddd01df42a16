import type { CommandItem } from '@atrium/ui/command-palette'

/** A line that leads somewhere. */
export interface Result extends CommandItem {
  readonly to: string
}
