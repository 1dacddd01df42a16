import { endingDays } from '@atrium/contracts/shared/licence/contract'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { useTexts } from '../../shared/host/useKept'
import { LicenceSource } from '../../shared/licence/LicenceSource'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { LicenceState } from '../../shared/licence/LicenceState'
import { useBorrowedWords } from '../../shared/licence/useBorrowedWords'
import { useFormat } from '../../shared/texts/useFormat'
import type { Licence } from '../api'
import { membersMessages } from '../messages'
import styles from './Licences.module.css'

interface LicencesProps {
  /** Undefined: loading. */
  readonly licences: readonly Licence[] | undefined
}

/** The member's licences with their ends, and whether they are in use. */
export function Licences({ licences }: LicencesProps) {
  const texts = useTexts(membersMessages)
  const { validity } = useFormat()
  const borrowedOf = useBorrowedWords()
  const termOf = ({ startAt: start, endAt: end, licensingType, status, remainingDays }: Licence) => {
    const term = validity({ start, end, licensingType })
    return licensingType === 'dated' && status === 'normal' && remainingDays > endingDays
      ? `${term} · ${texts.daysLeft(remainingDays)}`
      : term
  }
  return (
    <DrawerSection title={texts.licences} count={licences?.length} empty={texts.noLicences}>
      {licences ? (
        <ul className={drawerLines}>
          {licences.map((licence) => (
            <DrawerLine
              key={licence.productId}
              title={
                <DrawerLink kind="product" id={licence.productId}>
                  {licence.productName}
                </DrawerLink>
              }
              detail={
                <>
                  {termOf(licence)}
                  <span className={styles.source}>
                    <LicenceSource {...licence} />
                    {borrowedOf(licence) !== undefined && ` · ${borrowedOf(licence)}`}
                  </span>
                </>
              }
              end={<Standing licence={licence} />}
            />
          ))}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
    </DrawerSection>
  )
}

/** Problems come first; a usable licence shows whether it is in use. */
function Standing({ licence }: { readonly licence: Licence }) {
  const texts = useTexts(membersMessages)
  const { status, isOnline } = licence
  const standing = { status, daysLeft: daysLeftOf(licence) }
  return (
    <>
      {!factsOf(standing).includes('normal') && <LicenceState {...standing} />}
      {status === 'normal' && (
        <StatusBadge tone={isOnline ? 'success' : 'idle'}>
          {isOnline ? texts.online : texts.offline}
        </StatusBadge>
      )}
    </>
  )
}

const daysLeftOf = ({ licensingType, remainingDays }: Licence) =>
  licensingType === 'dated' ? remainingDays : undefined
