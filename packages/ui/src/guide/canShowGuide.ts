import type { GuideStep } from './Guide'

/** Whether the page has what one of the steps points at, and nothing floats above it that a guide would cover. */
export function canShowGuide(steps: readonly GuideStep[]): boolean {
  const isBusy = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
  return !isBusy && steps.some(({ anchor }) => document.querySelector(anchor))
}
