import { FailureState } from '@atrium/ui/failure-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import type { Request } from '../../shared/request/request'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Candidate, GroupEnd } from '../api'
import { administratorsMessages } from '../messages'
import { inMenuOrder, permissionNames } from '../permissionMenus'
import styles from './DeleteGroupImpact.module.css'

interface DeleteGroupImpactProps {
  readonly request: Request<GroupEnd>
  readonly onRetry: () => void
}

/** The impact of deleting a group, by member. */
export function DeleteGroupImpact({ request, onRetry }: DeleteGroupImpactProps) {
  const texts = useTexts(administratorsMessages)
  const { retry } = useTexts(sharedMessages)
  const describe = useDescribeFailure()
  if (request.state === 'failed')
    return (
      <FailureState
        title={texts.previewFailed}
        description={describe(request.failure)}
        onRetry={onRetry}
        labels={{ retry }}
      />
    )
  return (
    <div className={styles.impact} role="status" aria-busy={request.state === 'loading'}>
      {request.state === 'loading' ? (
        <>
          <span>{texts.previewing}</span>
          <Skeleton />
          <Skeleton width="60%" />
        </>
      ) : (
        <Shown end={request.value} />
      )}
    </div>
  )
}

function Shown({ end }: { readonly end: GroupEnd }) {
  const texts = useTexts(administratorsMessages)
  const { list } = useFormat()
  const leaving = end.members.filter((member) => !member.staysAdministrator)
  const staying = end.members.filter((member) => member.staysAdministrator)
  if (end.members.length === 0) return <p className={styles.fact}>{texts.nobodyAffected}</p>
  return (
    <>
      {leaving.length > 0 && <People title={texts.becomeMembers(leaving.length)} people={leaving} />}
      {staying.length > 0 && <People title={texts.stayAdministrators(staying.length)} people={staying} />}
      <div className={styles.fact}>
        <strong>{texts.losesMenus}</strong>
        <span>{list(inMenuOrder(end.permissions).map((held) => texts[permissionNames[held]]))}</span>
      </div>
    </>
  )
}

function People({ title, people }: { readonly title: string; readonly people: readonly Candidate[] }) {
  const texts = useTexts(administratorsMessages)
  return (
    <div className={styles.fact}>
      <strong>{title}</strong>
      <ul className={styles.people} aria-label={title}>
        {people.map((person) => (
          <li key={person.userId}>
            {person.realName || texts.nameMissing} {person.phone}
          </li>
        ))}
      </ul>
    </div>
  )
}
