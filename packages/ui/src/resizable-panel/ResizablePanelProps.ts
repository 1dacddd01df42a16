import type { ComponentProps, ReactNode } from 'react'

export interface ResizablePanelLabels {
  /** The accessible name of the side panel, and its heading when stacked: "Departments". */
  panel: string
  /** The accessible name of the line, such as "Width of the department panel". */
  separator: string
  /** The button that hides the panel. */
  collapse: string
  /** The button that shows it again. */
  expand: string
  /** A width for screen readers, such as "320 pixels". */
  width: (pixels: number) => string
}

export interface ResizablePanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The content of the side panel. */
  side: ReactNode
  /** The content next to it, which takes the remaining width. */
  children: ReactNode
  /** The width of the side panel in pixels, controlled. */
  width?: number
  /** Its initial width, also restored by a double click on the line. Default: 320. */
  defaultWidth?: number
  /** Minimum width in pixels. Default: 280. */
  minWidth?: number
  /** Maximum width in pixels. Default: 660. */
  maxWidth?: number
  /** Called with the requested width after dragging or keys. */
  onWidthChange?: (width: number) => void
  /** Whether the panel is hidden, controlled. */
  collapsed?: boolean
  /** Whether it is initially hidden. Default: false. */
  defaultCollapsed?: boolean
  /** Called with the requested state. */
  onCollapsedChange?: (collapsed: boolean) => void
  labels: ResizablePanelLabels
}
