import { useDescribeFailure, useTexts } from '../../shared/useHost'
import { problemMessages } from '../problemMessages'
import { refusalTexts } from './refusalTexts'

/** A failure in this feature's words. */
export const useExplain = () => useDescribeFailure(refusalTexts(useTexts(problemMessages)))
