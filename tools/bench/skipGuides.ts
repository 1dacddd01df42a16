import type { Page } from 'playwright'

/** Marks all guides as seen. */
export const skipGuides = (page: Page): Promise<unknown> =>
  page.route(/GetNotificationRecord/, (route) => route.fulfill({ json: seen }))

const seen = {
  error_code: 0,
  error_msg: '',
  data: { recordType: 1, seenAt: '2026-01-01T00:00:00.000Z' },
}
