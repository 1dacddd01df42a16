import { mostUngrantedListed } from '@atrium/contracts/authorisation/contract'
import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { SeatBar } from '@atrium/ui/seat-bar'
import { useAtom, useAtomValue } from 'jotai'
import layout from '../../../shared/screen/Layout.module.css'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Product, UngrantedUser } from '../../api'
import { chosenMembers, ungrantedSearchAtom, ungrantedUsersAtom } from '../../atoms'
import { planSeats } from '../../grants/planSeats'
import { useMemberGrant } from '../../grants/useMemberGrant'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import { AssignContent } from './AssignContent'
import styles from './SeatsLeft.module.css'
import { useObstacle } from './useObstacle'
import { useUngrantedColumns } from './useUngrantedColumns'

const none: readonly UngrantedUser[] = []
const idOf = (user: UngrantedUser) => user.userId
const nameOf = (user: UngrantedUser) => user.realName
const mostNamed = 5

interface AssignMembersProps {
  readonly product: Product
  readonly onClose: () => void
}

/** The content of the dialog: members without the product, to choose from. */
export function AssignMembers({ product, onClose }: AssignMembersProps) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const [users, refresh] = useAtom(ungrantedUsersAtom)
  const rows = users.state === 'ready' ? users.value : none
  const picked = useAtomValue(chosenMembers.rowsAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)
  const grant = useMemberGrant({ product, userIds: picked.map(idOf), onGranted: onClose })
  const whyNot = useObstacle()
  const hasObstacles = rows.some((row) => row.obstacle !== undefined)
  const columns = useUngrantedColumns({ product, hasObstacles, onLeave: onClose })

  const { available, without } = planSeats(picked)
  const problem =
    picked.length > product.unusedCount
      ? texts.moreThanAvailable
      : without.length > 0
        ? texts.noSeatLeftFor(format.people(without.slice(0, mostNamed).map(nameOf), without.length))
        : undefined
  return (
    <AssignContent
      width={700}
      title={texts.assignOf(product.productName)}
      description={texts.assignNote}
      searchAtom={ungrantedSearchAtom}
      search={{ label: texts.searchMembers, placeholder: texts.memberSearch, maxLength: memberSearchLength }}
      note={
        <>
          <SeatsLeft product={product} chosen={picked.length} available={available} />
          {rows.length >= mostUngrantedListed && (
            <p className={layout.hint}>{texts.ungrantedCut(rows.length)}</p>
          )}
        </>
      }
      table={{
        caption: texts.ungrantedUsers,
        columns,
        density: 'tall',
        rows,
        getRowId: idOf,
        getRowLabel: nameOf,
        request: users,
        failedTitle: texts.ungrantedFailed,
        onRetry: refresh,
        selection,
        onSelectionChange: select,
        isRowSelectable: ({ userId, obstacle }) =>
          obstacle === undefined || whyNot({ ...product, userId, obstacle }).full,
        empty: <EmptyState drawing="people" title={texts.noUngranted} description={texts.noUngrantedHint} />,
      }}
      grant={grant}
      problem={problem}
      chosen={picked.length === 0 ? texts.chooseMembers : texts.chosenMembers(picked.length)}
      onClose={onClose}
    />
  )
}

interface SeatsLeftProps {
  readonly product: Product
  /** The members who would get one each. */
  readonly chosen: number
  /** Seats that these members may use together, by their departments. */
  readonly available: number
}

/** First the limit for the choice, then the product's seats after the assignment. */
function SeatsLeft({ product, chosen, available }: SeatsLeftProps) {
  const texts = useAuthorisationTexts()
  const { count } = useFormat()
  const { totalCount, unusedCount, passedOn } = product
  const added = Math.min(chosen, unusedCount)
  const left = unusedCount - added
  const used = totalCount - unusedCount
  return (
    <div className={styles.seats}>
      {chosen === 0 ? (
        <p className={styles.words}>
          {texts.availableSeats} <strong>{count(left)}</strong>
        </p>
      ) : (
        <p className={styles.words}>
          {texts.leftForChosen} {count(available)} → <strong>{count(Math.max(0, available - chosen))}</strong>
          <small className={styles.all}>{texts.leftInCompany(count(unusedCount), count(left))}</small>
        </p>
      )}
      <SeatBar
        className={styles.bar}
        used={used}
        added={added}
        passedOn={Math.min(passedOn, left)}
        total={totalCount}
        label={texts.seatsAfter(used, added, left)}
      />
    </div>
  )
}
