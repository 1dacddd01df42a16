import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useKept'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import type { DiskNode } from '../api'
import { ownerKindAtom } from '../atoms'
import { diskMessages } from '../messages'

/** The person who added a file to a company's disk; a person's disk has no such column. */
export function useAddedByColumn(): readonly ListColumn<Pick<DiskNode, 'addedBy'>>[] {
  const texts = useTexts(diskMessages)
  const ownerKind = useAtomValue(ownerKindAtom)
  return useMemo(
    () =>
      ownerKind === 'person'
        ? []
        : [
            {
              id: 'addedBy',
              header: texts.addedBy,
              width: 120,
              cell: (row) => row.addedBy || nothing,
              narrowCell: (row) => row.addedBy,
            },
          ],
    [texts, ownerKind],
  )
}
