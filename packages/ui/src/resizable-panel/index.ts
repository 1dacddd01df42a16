export { ResizablePanel, type ResizablePanelLabels, type ResizablePanelProps } from './ResizablePanel'
