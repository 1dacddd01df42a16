import { filled } from '../../shared/form/textRules'
import { useTexts } from '../../shared/host/useKept'
import { reasonMessages } from './messages'

/** The rule for a form's field `reason`: some visible text. */
export const useReasonRule = () => filled(useTexts(reasonMessages).reasonRequired)
