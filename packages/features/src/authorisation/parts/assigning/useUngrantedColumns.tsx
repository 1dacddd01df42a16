import type { DataTableColumn } from '@atrium/ui/data-table'
import { useMemo } from 'react'
import { columnWidths } from '../../../shared/list/cells/columns'
import { usePersonColumns } from '../../../shared/people/usePersonColumns'
import { useFormat } from '../../../shared/texts/useFormat'
import type { Product, UngrantedUser } from '../../api'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import { ObstacleCell } from './ObstacleCell'

interface UngrantedInput {
  readonly product: Product
  /** Some can't get the product: their reasons replace less important values. */
  readonly hasObstacles: boolean
  readonly onLeave: () => void
}

export function useUngrantedColumns({
  product,
  hasObstacles,
  onLeave,
}: UngrantedInput): readonly DataTableColumn<UngrantedUser>[] {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const person = usePersonColumns<UngrantedUser>({ width: 156, departmentWidth: hasObstacles ? 224 : 184 })
  return useMemo(() => {
    const obstacle: DataTableColumn<UngrantedUser> = {
      id: 'obstacle',
      narrow: 'end',
      header: texts.whyNot,
      cell: ({ userId, obstacle }) =>
        obstacle && (
          <ObstacleCell
            productId={product.productId}
            productType={product.productType}
            userId={userId}
            obstacle={obstacle}
            onLeave={onLeave}
          />
        ),
      width: 188,
    }
    const grantCount: DataTableColumn<UngrantedUser> = {
      id: 'useSNCount',
      narrow: 'hidden',
      header: texts.grantCount,
      cell: (row) => row.licenceCount,
      width: 84,
      align: 'end',
    }
    const joined: DataTableColumn<UngrantedUser> = {
      id: 'addedAt',
      narrow: 'hidden',
      header: texts.joinedAt,
      cell: (row) => format.timestamp(row.addedAt),
      sortValue: (row) => row.addedAt,
      width: columnWidths.timestamp,
    }
    return [...person, ...(hasObstacles ? [obstacle] : [grantCount, joined])]
  }, [texts, format, person, product, hasObstacles, onLeave])
}
