import { Badge } from '@atrium/ui/badge'

export function BadgeExample() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 24 }}>
      <span>
        Messages <Badge count={12} label="12 unread messages" />
      </span>
      <span>
        Drafts <Badge count={3} tone="neutral" label="3 drafts" />
      </span>
    </div>
  )
}
