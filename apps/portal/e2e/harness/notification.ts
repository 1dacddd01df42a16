import type { Locator, Page } from 'playwright'

/** Finds a notification with this text. */
export const notification = (page: Page, message: string | RegExp): Locator =>
  page.getByRole('region', { name: /^通知/, includeHidden: true }).getByText(message).last()
