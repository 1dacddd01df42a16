import { Threshold as Frame, type ThresholdProps } from '../../shared/entry/Threshold'
import { useTexts } from '../../shared/host/useKept'
import { sessionMessages } from '../messages'

export { type Extent, ThresholdContext } from '../../shared/entry/Threshold'

/** The page around a sign-in, with the texts of this feature. */
export const Threshold = (props: ThresholdProps) => <Frame texts={useTexts(sessionMessages)} {...props} />
