import { Notice } from '@atrium/ui/notice'
import type { DirectoryFailure } from '../api'
import { useFailureWords } from './useFailureWords'

/** Why a directory could not be read, and what to do. */
export function FailureWords({ failure }: { readonly failure: DirectoryFailure }) {
  const { title, help, detail } = useFailureWords()(failure)
  return (
    <Notice tone="danger" title={title}>
      {help}
      {detail && <div>{detail}</div>}
    </Notice>
  )
}
