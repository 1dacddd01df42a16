import { english as features } from '@atrium/features/english'
import { provideTexts } from '@atrium/features/shared'
import { portalEnglish } from './messages.en'

/** Adds the English texts of the portal and of all features. */
export const provideEnglish = () => provideTexts('en', { ...features, portal: portalEnglish })
