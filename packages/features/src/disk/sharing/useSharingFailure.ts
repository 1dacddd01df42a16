import { diskErrors } from '@atrium/contracts/disk/contract'
import { sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { useDescribeFailure, useTexts } from '../../shared/host/useKept'
import type { Failure } from '../../shared/wire/Failure'
import { sharingMessages } from './messages'

/** Describes a failure with the messages for sharing. */
export function useSharingFailure(): (failure: Failure) => string {
  const texts = useTexts(sharingMessages)
  return useDescribeFailure({
    [sharingErrors.wrongCode]: texts.wrongCode,
    [sharingErrors.codeWanted]: texts.codeEmpty,
    [sharingErrors.tooManyTries]: texts.tooManyTries,
    [sharingErrors.expired]: texts.expiredTitle,
    [sharingErrors.revoked]: texts.revokedTitle,
    [diskErrors.tooMuch]: texts.tooMuch,
    [sharingErrors.noDownload]: texts.lookOnly,
  })
}
