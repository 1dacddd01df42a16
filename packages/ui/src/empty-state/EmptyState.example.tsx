import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'

export function EmptyStateExample() {
  return (
    <EmptyState
      drawing="people"
      title="No members yet"
      description="Invite your colleagues. They appear here as soon as they accept."
      action={<Button variant="primary">Invite members</Button>}
    />
  )
}
