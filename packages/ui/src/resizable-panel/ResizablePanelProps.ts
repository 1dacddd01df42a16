import type { ComponentProps, ReactNode } from 'react'

export interface ResizablePanelLabels {
  /** The accessible name of the side panel, and its heading where it is stacked: "Departments". */
  panel: string
  /** The accessible name of the line that is dragged, such as "Width of the department panel". */
  separator: string
  /** The button that hides the panel. */
  collapse: string
  /** The button that shows it again. */
  expand: string
  /** A width as it is read out, such as "320 pixels". */
  width: (pixels: number) => string
}

export interface ResizablePanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content of the side panel. */
  side: ReactNode
  /** The content beside it, which takes the rest of the room. */
  children: ReactNode
  /** The width of the side panel in pixels, when the caller holds that state. */
  width?: number
  /** Its width at first, and after a double click on the line. Default: 320. */
  defaultWidth?: number
  /** The narrowest it can be made, in pixels. Default: 280. */
  minWidth?: number
  /** The widest it can be made, in pixels. Default: 660. */
  maxWidth?: number
  /** Called with the wanted width when it is dragged or set by keyboard. */
  onWidthChange?: (width: number) => void
  /** Whether the panel is hidden, when the caller holds that state. */
  collapsed?: boolean
  /** Whether it is hidden at first. Default: false. */
  defaultCollapsed?: boolean
  /** Called with the requested state. */
  onCollapsedChange?: (collapsed: boolean) => void
  labels: ResizablePanelLabels
}
