import { EmptyState } from '@atrium/ui/empty-state'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { ListCard } from '../../shared/list/ListCard'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useCopy } from '../../shared/screen/useCopy'
import type { Share } from '../sharing/api'
import { revokeShareAction, shareList } from '../sharing/atoms'
import { sharingMessages } from '../sharing/messages'
import { useDiskFailure } from '../useDiskFailure'
import { useShareColumns } from './useShareColumns'

/** What the person shares, to hand on again or take back. */
export function ShareTable() {
  const texts = useTexts(sharingMessages)
  const describe = useDiskFailure()
  const copy = useCopy()
  const { perform: revoke } = useAction(revokeShareAction)
  const [revoking, setRevoking] = useState<Share>()
  const actions = useMemo(
    () => ({
      onCopy: ({ url, code }: Share) => void copy(code === null ? url : texts.both(url, code)),
      onRevoke: setRevoking,
    }),
    [copy, texts],
  )
  return (
    <>
      <ListCard
        list={shareList}
        columns={useShareColumns(actions)}
        getRowId={(row) => row.shareId}
        getRowLabel={(row) => row.name}
        caption={texts.mine}
        failedTitle={texts.mineFailed}
        empty={<EmptyState drawing="files" title={texts.mineEmpty} description={texts.mineEmptyHint} />}
      />
      <Question
        open={revoking !== undefined}
        onOpenChange={(open) => open || setRevoking(undefined)}
        title={texts.revokeTitle(revoking?.name ?? '')}
        description={texts.revokeHint}
        tone="danger"
        confirmLabel={texts.revoke}
        onConfirm={async () => {
          if (revoking) await revoke(revoking.shareId)
          setRevoking(undefined)
        }}
        done={texts.revoked}
        describeFailure={(failure) => texts.revokeFailed(describe(failure))}
      />
    </>
  )
}
