import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { useState } from 'react'

export function NoticeExample() {
  const [isShown, setShown] = useState(true)

  if (!isShown) return <Button onClick={() => setShown(true)}>Show the notice</Button>
  return (
    <Notice
      tone="warning"
      title="Two licences expire on 20 March"
      actions={
        <>
          <Button size="small">Renew</Button>
          <Button size="small" variant="ghost" onClick={() => setShown(false)}>
            Later
          </Button>
        </>
      }
    >
      Their members can then no longer open Site diary.
    </Notice>
  )
}
