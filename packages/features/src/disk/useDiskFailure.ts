import { diskErrors } from '@atrium/contracts/disk/contract'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { diskMessages } from './messages'

/** Describes a failure with the messages of the disk. */
export function useDiskFailure() {
  const texts = useTexts(diskMessages)
  return useDescribeFailure({
    [diskErrors.nameTaken]: texts.nameTaken,
    [diskErrors.overQuota]: texts.overQuota,
    [diskErrors.withinItself]: texts.withinItself,
    [diskErrors.tooDeep]: texts.tooDeep,
    [diskErrors.notYours]: texts.notYours,
    [diskErrors.tooMuch]: texts.tooMuch,
    [diskErrors.tooManyUploads]: texts.tooManyUploads,
  })
}
