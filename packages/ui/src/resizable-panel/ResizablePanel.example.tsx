import { ResizablePanel } from '@atrium/ui/resizable-panel'

const labels = {
  panel: 'Departments',
  separator: 'Width of the department panel',
  collapse: 'Hide departments',
  expand: 'Show departments',
  width: (pixels: number) => `${pixels} pixels`,
}

export function ResizablePanelExample() {
  return (
    <ResizablePanel
      labels={labels}
      side={<p style={{ margin: 16 }}>Structural design, Site management</p>}
      style={{ height: 200 }}
    >
      <p style={{ margin: 16 }}>The members of the chosen department</p>
    </ResizablePanel>
  )
}
