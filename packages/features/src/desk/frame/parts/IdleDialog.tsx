import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { useSharedLabels } from '../../../shared/texts/useSharedLabels'
import { staffApiAtom } from '../../staff/api'
import { frameMessages } from '../messages'

export interface IdleDialogProps {
  /** How long a session lasts without a call, in seconds. */
  readonly idleSeconds: number
  /** When this browser last called the service on the person's behalf, in milliseconds since 1970. */
  readonly lastUse: () => number
  /** The session is over by now; called once. */
  readonly onOver: () => void
}

/** Milliseconds before the end. */
const warning = 3 * 60_000
const pause = 5_000

/** Warns before a session ends because nobody uses it. Any call to the service, also of another tab, keeps it. */
export function IdleDialog({ idleSeconds, lastUse, onOver }: IdleDialogProps) {
  const texts = useTexts(frameMessages)
  const { close } = useSharedLabels()
  const store = useStore()
  const { run, busy } = useAction(() => store.get(staffApiAtom).getDesk({}))
  const [minutes, setMinutes] = useState<number>()
  const look = useEffectEvent((told: { isOver: boolean }) => {
    const left = lastUse() + idleSeconds * 1000 - Date.now()
    setMinutes(left > 0 && left <= warning ? Math.ceil(left / 60_000) : undefined)
    if (left > 0) told.isOver = false
    else if (!told.isOver) {
      told.isOver = true
      onOver()
    }
  })
  useEffect(() => {
    const told = { isOver: false }
    look(told)
    const timer = setInterval(() => look(told), pause)
    return () => clearInterval(timer)
  }, [])

  async function goOn() {
    await run()
    setMinutes(undefined)
  }

  if (minutes === undefined) return null
  return (
    <Dialog open onOpenChange={() => void goOn()}>
      <DialogContent width={420}>
        <DialogHeader title={texts.idleTitle} closeLabel={close} />
        <DialogBody>{texts.idleText(minutes)}</DialogBody>
        <DialogFooter>
          <Button variant="primary" busy={busy} onClick={() => void goOn()}>
            {texts.goOn}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
