import { useUploadRefusals } from '../../shared/form/useUploadRefusals'
import { useDescribeFailure, useTexts } from '../../shared/host/useHost'
import { problemMessages } from '../messages'
import { refusalTexts } from './refusalTexts'

/** A failure in this feature's words. */
export const useExplain = () =>
  useDescribeFailure({ ...useUploadRefusals(), ...refusalTexts(useTexts(problemMessages)) })
