import { Button } from '@atrium/ui/button'
import { Guide } from '@atrium/ui/guide'
import { useState } from 'react'

const steps = [
  { anchor: '#invite', title: 'Invite members', text: 'By link, by message, or with a QR code.' },
  { anchor: '#records', title: 'See who joined', text: 'Every invitation and its answer is listed here.' },
]

const labels = {
  next: 'Next',
  previous: 'Back',
  done: 'Done',
  close: 'Close the tour',
  progress: (step: number, of: number) => `${step} of ${of}`,
}

export function GuideExample() {
  const [isShown, setShown] = useState(false)

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button id="invite">Invite members</Button>
      <Button id="records">Invitations</Button>
      <Button variant="primary" onClick={() => setShown(true)}>
        Take the tour
      </Button>
      {isShown && <Guide steps={steps} labels={labels} onClose={() => setShown(false)} />}
    </div>
  )
}
