export { ResizablePanel } from './ResizablePanel'
export type { ResizablePanelLabels, ResizablePanelProps } from './ResizablePanelProps'
