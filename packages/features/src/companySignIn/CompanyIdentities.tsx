import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtom, useSetAtom } from 'jotai'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../shared/host/useKept'
import { Question } from '../shared/screen/Question'
import { Entry } from '../shared/settings/Entry'
import { sharedMessages } from '../shared/texts/sharedMessages'
import { useFormat } from '../shared/texts/useFormat'
import type { CompanyIdentity } from './api'
import { companyIdentitiesAtom, unlinkAction } from './atoms'
import { companyIdentitiesMessages } from './messages'

/**
 * Rows of the ways to sign in: the person's account at each company that signs its people in itself. No rows without
 * one, and none on other sites: no token covers it.
 */
export const CompanyIdentities = () => (useHost().covers('never') ? <Rows /> : null)

function Rows() {
  const texts = useTexts(companyIdentitiesMessages)
  const { retry } = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  const [identities, askAgain] = useAtom(companyIdentitiesAtom)
  // Few people have one, so nothing holds its place.
  if (identities.state === 'loading') return null
  if (identities.state === 'failed') {
    return (
      <Entry
        name={<span role="alert">{texts.failed}</span>}
        hint={describe(identities.failure)}
        actions={
          <Button size="small" onClick={askAgain}>
            {retry}
          </Button>
        }
      />
    )
  }
  return identities.value.map((identity) => <Row key={identity.connectionId} identity={identity} />)
}

function Row({ identity }: { readonly identity: CompanyIdentity }) {
  const { companyId, connectionId, companyName, displayName, mail, linkedAt, lastUsedAt } = identity
  const texts = useTexts(companyIdentitiesMessages)
  const format = useFormat()
  const unlink = useSetAtom(unlinkAction)
  const [isAsking, setAsking] = useState(false)
  const lived = [
    texts.linkedOn(format.day(linkedAt)),
    lastUsedAt === null ? texts.neverUsed : texts.usedAt(format.timestamp(lastUsedAt)),
  ]
  return (
    <>
      <Entry
        icon={<Building2 />}
        name={texts.name(companyName)}
        state={<StatusBadge tone="success">{texts.linked}</StatusBadge>}
        value={mail || displayName}
        hint={lived.join(' · ')}
        actions={
          <Button
            size="small"
            variant="ghost"
            tone="danger"
            aria-label={texts.unlinkOf(companyName)}
            onClick={() => setAsking(true)}
          >
            {texts.unlink}
          </Button>
        }
      />
      <Question
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.unlinkTitle(companyName)}
        description={texts.unlinkText}
        confirmLabel={texts.unlink}
        tone="danger"
        onConfirm={() => unlink({ companyId, connectionId })}
        done={texts.unlinked}
      />
    </>
  )
}
