import { Spinner } from '@atrium/ui/spinner'

export function SpinnerExample() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Spinner size="small" />
      Checking the code …
    </div>
  )
}
