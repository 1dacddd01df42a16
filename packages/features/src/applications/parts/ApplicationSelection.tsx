import { useAtomValue, useSetAtom } from 'jotai'
import { SelectAcrossPages } from '../../shared/list/SelectAcrossPages'
import { applicationsAtom, askApplicationsAtom, chooseAtom, selectionAtom, viewAtom } from '../atoms'
import { auditBatch } from '../contract'

/** How many are selected. Where only those who wait are listed, all of them can be. */
export function ApplicationSelection() {
  const { status } = useAtomValue(viewAtom)
  const request = useAtomValue(applicationsAtom)
  const selection = useAtomValue(selectionAtom)
  const choose = useSetAtom(chooseAtom)
  const ask = useAtomValue(askApplicationsAtom)
  const { list, totalItems } = request.state === 'ready' ? request.value : { list: [], totalItems: 0 }
  return (
    <SelectAcrossPages
      selected={selection.size}
      wholePage={list.every((row) => selection.has(row.applyId))}
      total={status === 5 ? totalItems : selection.size}
      most={auditBatch}
      page={ask}
      onSelect={choose}
      onClear={() => choose([])}
    />
  )
}
