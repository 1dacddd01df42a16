import { english } from '@atrium/features/english'
import { provideTexts } from '@atrium/features/shared'

/** Adds the English texts of all features. */
export const provideEnglish = () => provideTexts('en', english)
