import * as v from 'valibot'

const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const moment = v.pipe(
  v.string(),
  v.isoTimestamp('must be a time such as 2026-12-18T06:00:00Z'),
  v.transform((text) => new Date(text)),
)

const meetingTexts = v.strictObject({
  name: words(60),
  summary: words(160),
  venue: words(60),
  address: words(120),
  introduction: v.pipe(v.array(words(600)), v.minLength(1)),
  agenda: v.array(
    v.strictObject({ time: words(20), title: words(80), speaker: v.pipe(v.string(), v.maxLength(60)) }),
  ),
})

/** A meeting as imported by the vendor. */
export const meetingFile = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _')),
    startAt: moment,
    endAt: moment,
    placeCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    texts: v.strictObject({ 'zh-CN': meetingTexts, en: meetingTexts }),
  }),
  v.check(({ startAt, endAt }) => endAt > startAt, 'ends before it begins.'),
)

export type MeetingTexts = v.InferOutput<typeof meetingTexts>
