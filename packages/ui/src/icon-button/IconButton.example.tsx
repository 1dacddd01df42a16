import { IconButton } from '@atrium/ui/icon-button'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'

export function IconButtonExample() {
  const [isLoading, setLoading] = useState(false)

  async function refresh() {
    setLoading(true)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    setLoading(false)
  }

  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <IconButton
        label="Refresh"
        icon={<RefreshCw aria-hidden="true" />}
        busy={isLoading}
        onClick={refresh}
      />
      <IconButton label="Delete Cost control" icon={<Trash2 aria-hidden="true" />} variant="danger" />
    </div>
  )
}
