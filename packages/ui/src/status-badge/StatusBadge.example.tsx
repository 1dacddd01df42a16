import { StatusBadge } from '@atrium/ui/status-badge'

export function StatusBadgeExample() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <StatusBadge tone="success">Paid</StatusBadge>
      <StatusBadge tone="warning">Payment due</StatusBadge>
      <StatusBadge tone="danger">Payment failed</StatusBadge>
      <StatusBadge tone="idle">Cancelled</StatusBadge>
    </div>
  )
}
