import { FeatureProvider, FeatureRoot } from '@atrium/features/shared'
import { useMemo, useState } from 'react'
import { WholeMemberDrawer } from '../drawers'

export interface MemberProps {
  /** Id of the person. */
  readonly userId: string
  /** The drawer was closed. */
  readonly onClose?: () => void
}

/**
 * A member of the current company in a drawer: facts, licences, devices, history and actions. It closes itself, and
 * opens for another person.
 */
export const Member = ({ userId, onClose }: MemberProps) => (
  <OneMember key={userId} userId={userId} onClose={onClose} />
)

interface OneMemberProps {
  readonly userId: string
  readonly onClose: (() => void) | undefined
}

function OneMember({ userId, onClose }: OneMemberProps) {
  const [open, setOpen] = useState(true)
  // The drawer reads the person from the address. The site's own address doesn't name one.
  const location = useMemo(() => ({ pathname: '', search: `member=${encodeURIComponent(userId)}` }), [userId])
  function onOpenChange(next: boolean) {
    setOpen(next)
    if (!next) onClose?.()
  }
  return (
    <FeatureProvider location={location} name={undefined}>
      <FeatureRoot paths={nowhere}>
        <WholeMemberDrawer id={userId} open={open} onOpenChange={onOpenChange} />
      </FeatureRoot>
    </FeatureProvider>
  )
}

const nowhere: readonly string[] = []
