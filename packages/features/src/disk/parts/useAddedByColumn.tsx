import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import type { DiskNode } from '../api'
import { ownerKindAtom } from '../atoms'
import { diskMessages } from '../messages'

/** Who brought what lies on a company's disk; of a person's no column. */
export function useAddedByColumn(): readonly ListColumn<Pick<DiskNode, 'addedBy'>>[] {
  const texts = useTexts(diskMessages)
  const ownerKind = useAtomValue(ownerKindAtom)
  return useMemo(
    () =>
      ownerKind === 'person'
        ? []
        : [
            {
              ...{ id: 'addedBy', header: texts.addedBy, width: 120 },
              cell: (row) => row.addedBy || nothing,
              narrowCell: (row) => row.addedBy,
            },
          ],
    [texts, ownerKind],
  )
}
