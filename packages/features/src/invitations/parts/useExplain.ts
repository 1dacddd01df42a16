import { useDescribeFailure, useTexts } from '../../shared/useHost'
import { invitationsMessages } from '../messages'
import { refusalTexts } from './refusalTexts'

/** A failure in this feature's words. */
export const useExplain = () => useDescribeFailure(refusalTexts(useTexts(invitationsMessages)))
