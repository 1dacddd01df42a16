import { useAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import type { Request } from '../../shared/request/request'
import type { OwnBorrowing } from '../api'
import { openLicenceAtom, ownBorrowingAtom } from '../atoms'

/** What a dialog knows of one of the person's licences. */
export interface OwnLicenceDialogProps {
  readonly licenceId: string
  readonly productName: string
  readonly onClose: () => void
}

/** Requests the licence of an open dialog. */
export function useOpenLicence(licenceId: string): readonly [Request<OwnBorrowing>, () => void] {
  const [open, setOpen] = useAtom(openLicenceAtom)
  const [request, retry] = useAtom(ownBorrowingAtom)
  useLayoutEffect(() => {
    setOpen(licenceId)
    return () => setOpen('')
  }, [licenceId, setOpen])
  if (open !== licenceId) return [{ state: 'loading' }, retry]
  if (request.state !== 'ready') return [request, retry]
  const { value } = request
  return [value?.licenceId === licenceId ? { ...request, value } : { state: 'loading' }, retry]
}
