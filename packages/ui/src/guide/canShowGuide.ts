import type { GuideStep } from './Guide'

/** Whether the page has an anchor of one of the steps, and no overlay that a guide would cover. */
export function canShowGuide(steps: readonly GuideStep[]): boolean {
  const isBusy = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')
  return !isBusy && steps.some(({ anchor }) => document.querySelector(anchor))
}
