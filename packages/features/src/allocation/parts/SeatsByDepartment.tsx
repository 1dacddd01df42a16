import { pagePaths, paths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { type CSSProperties, useMemo } from 'react'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { requestAtom } from '../../shared/request/request'
import { useFormat } from '../../shared/texts/useFormat'
import { productParameter } from '../../shared/wire/productParameter'
import { allocationApiAtom, type DepartmentRow } from '../api'
import { departmentTree, type SeatParts, seatParts } from '../departmentTree'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './SeatsByDepartment.module.css'
import { ShareBar } from './ShareBar'

export interface SeatsByDepartmentProps {
  readonly productId: string
}

/** Maximum number of departments; the allocation page has the rest. */
const most = 8

/**
 * The departments with seats of a product, with bars on one scale, whose colours the drawer explains above.
 * Renders nothing for people who can't allocate seats.
 */
export function SeatsByDepartment({ productId }: SeatsByDepartmentProps) {
  const { offers } = useHost()
  return offers(pagePaths.allocation) ? <Departments productId={productId} /> : null
}

function Departments({ productId }: SeatsByDepartmentProps) {
  const texts = useAllocationTexts()
  const { count } = useFormat()
  const allocationAtom = useMemo(
    () =>
      requestAtom(['seats', 'licences', 'products', 'departments'], (get, signal) =>
        get(allocationApiAtom).listAllocation({ query: { productId } }, { signal }),
      ),
    [productId],
  )
  const allocation = useAtomValue(allocationAtom)
  // The drawer has more content than this, so failures are reported on the allocation page.
  if (allocation.state === 'failed') return null
  const answer = allocation.state === 'ready' ? allocation.value : undefined
  const owners = answer && ownersOf(answer.list)
  return (
    <DrawerSection
      title={texts.table}
      count={owners?.length}
      empty={texts.noOwners}
      action={
        <Link variant="quiet" asChild>
          <FeatureLink to={paths.allocation({ [productParameter]: productId })}>{texts.allocate}</FeatureLink>
        </Link>
      }
    >
      {answer && owners ? (
        <>
          {owners.length > 0 && <p className={styles.head}>{texts.ownLeftOfOwned}</p>}
          <ul className={styles.list}>
            {owners.slice(0, most).map((row) => (
              <li key={row.departmentId} className={styles.line}>
                <span className={styles.name} style={{ '--depth': row.depth } as CSSProperties}>
                  {row.departmentName}
                </span>
                <span className={styles.scale}>
                  <ShareBar
                    row={row}
                    parts={row.parts}
                    total={answer.product.totalCount}
                    isActive={answer.product.status === 'normal'}
                  />
                </span>
                <span className={styles.figure}>{`${count(row.leftCount)} (${count(row.ownedCount)})`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </DrawerSection>
  )
}

interface OwnerRow extends DepartmentRow {
  readonly depth: number
  readonly parts: SeatParts
}

/** Departments with seats, each after its nearest ancestor with seats, and indented below it. */
function ownersOf(rows: readonly DepartmentRow[]): readonly OwnerRow[] {
  const tree = departmentTree(rows)
  const { byId, children } = tree
  return rows
    .filter(({ parentId }) => parentId === null || !byId.has(parentId))
    .flatMap((top) => below(top, 0))

  function below(row: DepartmentRow, depth: number): ReturnType<typeof ownersOf> {
    const isOwner = row.ownedCount > 0
    const others = (children.get(row.departmentId) ?? []).flatMap((child) =>
      below(child, isOwner ? depth + 1 : depth),
    )
    return isOwner ? [{ ...row, depth, parts: seatParts(tree, row) }, ...others] : others
  }
}
