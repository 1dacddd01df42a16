import { deskEnglish } from '@atrium/features/desk'
import { realtimeEnglish } from '@atrium/features/realtime'
import { sessionEnglish } from '@atrium/features/session'
import { provideTexts, sharedEnglish } from '@atrium/features/shared'

/** Adds the English texts of what the desk shows. */
export const provideEnglish = () =>
  provideTexts('en', { ...sharedEnglish, ...sessionEnglish, ...realtimeEnglish, ...deskEnglish })
