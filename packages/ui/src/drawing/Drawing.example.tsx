import { Drawing } from '@atrium/ui/drawing'

export function DrawingExample() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Drawing name="people" />
      <Drawing name="search" />
      <Drawing name="done" />
    </div>
  )
}
