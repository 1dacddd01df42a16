import { useControllableState } from '@radix-ui/react-use-controllable-state'
import type { ResizablePanelProps } from './ResizablePanelProps'

/** Minimum width of the content next to the panel, in pixels. */
const leastContent = 320

export interface SidePanel {
  /** The displayed width in pixels, limited by the available room. */
  width: number
  min: number
  max: number
  collapsed: boolean
  setWidth: (width: number) => void
  setCollapsed: (collapsed: boolean) => void
  reset: () => void
}

/** Width and visibility of the side panel, and the remaining props. */
export function useSidePanel(
  options: Omit<ResizablePanelProps, 'side' | 'children' | 'labels'>,
  room: number,
) {
  const {
    width: givenWidth,
    defaultWidth = 320,
    minWidth: min = 280,
    maxWidth = 660,
    onWidthChange,
    collapsed: givenCollapsed,
    defaultCollapsed = false,
    onCollapsedChange,
    ...others
  } = options
  const [wanted, setWanted] = useControllableState({
    prop: givenWidth,
    defaultProp: defaultWidth,
    onChange: onWidthChange,
  })
  const [collapsed, setCollapsed] = useControllableState({
    prop: givenCollapsed,
    defaultProp: defaultCollapsed,
    onChange: onCollapsedChange,
  })
  const max = Math.max(min, Math.min(maxWidth, room - leastContent))
  const clamp = (width: number) => Math.round(Math.min(max, Math.max(min, width)))

  const panel: SidePanel = {
    width: clamp(wanted),
    min,
    max,
    collapsed,
    setWidth: (width) => setWanted(clamp(width)),
    setCollapsed,
    reset: () => {
      setCollapsed(false)
      setWanted(clamp(defaultWidth))
    },
  }
  return { panel, others }
}
