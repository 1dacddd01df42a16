import { useDescribeFailure, useTexts } from '../../shared/useHost'
import { useUploadRefusals } from '../../shared/useUploadRefusals'
import { problemMessages } from '../problemMessages'
import { refusalTexts } from './refusalTexts'

/** A failure in this feature's words. */
export const useExplain = () =>
  useDescribeFailure({ ...useUploadRefusals(), ...refusalTexts(useTexts(problemMessages)) })
