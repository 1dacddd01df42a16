import { Button } from '@atrium/ui/button'
import { FloatingCard } from '@atrium/ui/floating-card'
import { useState } from 'react'

export function FloatingCardExample() {
  const [isShown, setShown] = useState(false)

  return (
    <>
      <Button onClick={() => setShown(true)}>Start the upload</Button>
      {isShown && (
        <FloatingCard
          title="Uploading 3 files"
          actions={
            <Button size="small" variant="ghost" onClick={() => setShown(false)}>
              Cancel
            </Button>
          }
        >
          <p style={{ margin: 0, padding: 16 }}>About 2 minutes left</p>
        </FloatingCard>
      )}
    </>
  )
}
