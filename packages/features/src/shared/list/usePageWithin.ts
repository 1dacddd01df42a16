import { useEffect } from 'react'
import type { Request } from '../request/request'

interface Paged {
  readonly totalItems: number
  readonly list: readonly unknown[]
}

/** Goes to the last page when the one asked for is beyond it, as after others have removed rows. */
export function usePageWithin(
  request: Request<Paged>,
  { pageIndex, pageSize }: { readonly pageIndex: number; readonly pageSize: number },
  onPageChange: (pageIndex: number) => void,
) {
  const total = request.state === 'ready' && !request.stale ? request.value.totalItems : undefined
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = last !== undefined && pageIndex > last
  useEffect(() => {
    if (isBeyond) onPageChange(last)
  })
}
