import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { useAtom } from 'jotai'
import { Copy } from 'lucide-react'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { useCopy } from '../../shared/screen/useCopy'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import { revokeLinkAction } from '../actions'
import type { InviteLink } from '../api'
import { inviteLinksAtom } from '../atoms'
import { shareMessages } from '../messages'
import styles from './LinkList.module.css'

interface LinkListProps {
  readonly onRevoked: (linkId: string) => void
}

/** All active links, to copy or revoke. Nothing if there are none. */
export function LinkList({ onRevoked }: LinkListProps) {
  const texts = useTexts(shareMessages)
  const { perform } = useAction(revokeLinkAction)
  const [links, refresh] = useAtom(inviteLinksAtom)
  const titleId = useId()
  const [ending, setEnding] = useState<InviteLink>()

  async function revoke(link: InviteLink) {
    await perform(link.linkId)
    onRevoked(link.linkId)
  }

  if (links.state === 'failed') {
    return <RequestFailure failure={links.failure} title={texts.linksFailed} onRetry={refresh} />
  }
  if (links.state !== 'ready' || links.value.length === 0) return null
  return (
    <section className={styles.links} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {texts.links}
      </h3>
      <ul className={layout.plainList}>
        {links.value.map((link) => (
          <LinkRow key={link.linkId} link={link} onEnd={() => setEnding(link)} />
        ))}
      </ul>
      <Question
        open={ending !== undefined}
        onOpenChange={(open) => !open && setEnding(undefined)}
        title={texts.revokeTitle}
        description={texts.revokeText}
        confirmLabel={texts.revoke}
        tone="danger"
        onConfirm={() => ending && revoke(ending)}
        done={texts.revoked}
      />
    </section>
  )
}

function LinkRow({ link, onEnd }: { readonly link: InviteLink; readonly onEnd: () => void }) {
  const texts = useTexts(shareMessages)
  const { day } = useFormat()
  const copy = useCopy()
  const facts = [
    texts.madeBy(link.inviterName),
    texts.validUntil(day(link.expiresAt)),
    texts.used(link.usedCount, link.memberLimit),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <DepartmentCell path={link.department} wayAt="after" />
        <span className={styles.quiet}>
          <KeptNumbers>{facts.join(' · ')}</KeptNumbers>
        </span>
      </div>
      <IconButton
        size="small"
        icon={<Copy />}
        label={texts.copyOf(link.department)}
        onClick={() => void copy(link.url)}
      />
      <Button size="small" tone="danger" aria-label={texts.revokeOf(link.department)} onClick={onEnd}>
        {texts.revoke}
      </Button>
    </li>
  )
}
