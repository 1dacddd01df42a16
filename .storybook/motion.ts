import { configure } from 'storybook/test'
import { isTimed, untilUnmoved } from './untilStill'

/**
 * Each step of a play function, such as a click or `findByRole`, ends when what it set in motion is still. Otherwise
 * plays would pass only for people who prefer reduced motion: to everybody else, a dialog that opens is transparent
 * at first and can't be clicked.
 */
export function endStepsAtRest(): void {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: (step) =>
      asyncWrapper(async () => {
        const result = await step()
        await untilUnmoved(document)
        return result
      }),
  }))
}

/**
 * Hides animations that follow the scroll position from `document.getAnimations()`. They never end, but Storybook
 * waits for them up to five seconds before it calls a story finished.
 */
export function hideScrollAnimations(): void {
  const getAnimations = document.getAnimations.bind(document)
  document.getAnimations = () => getAnimations().filter(isTimed)
}
