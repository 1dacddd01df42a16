import { mostSeats } from '@atrium/contracts/catalogue/sales/contract'
import { drawings } from '@atrium/contracts/shared/drawing/contract'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const inBoth = <T extends v.GenericSchema>(texts: T) => v.strictObject({ 'zh-CN': texts, en: texts })

const mostFen = Math.floor(2_000_000_000 / mostSeats)

const productTexts = v.strictObject({
  name: words(60),
  summary: words(160),
  introduction: v.pipe(v.array(words(600)), v.minLength(1)),
  highlights: v.array(v.strictObject({ title: words(40), text: words(200) })),
  requirements: v.array(words(120)),
  /** English suffixes for Chinese ones in licence names, such as an edition in brackets. */
  editions: v.optional(v.record(words(60), v.pipe(v.string(), v.maxLength(60)))),
})

const httpsAddress = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check(
    (address) => URL.canParse(address) && new URL(address).protocol === 'https:',
    'must be an https address',
  ),
)

const noneTwice = <T>(message: string, keyOf: (one: T) => unknown) =>
  v.check((all: T[]) => new Set(all.map(keyOf)).size === all.length, message)

/** The packages of a product and their prices. */
const packages = v.pipe(
  v.array(
    v.strictObject({
      id,
      names: inBoth(words(30)),
      summaries: inBoth(words(120)),
      terms: v.pipe(
        v.array(
          v.strictObject({
            /** Null: permanent. */
            months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
            /** Fen per seat, limited so that the sum of the largest order is exact. */
            price: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostFen)),
          }),
        ),
        v.minLength(1),
        noneTwice('has a term twice', ({ months }) => months),
      ),
    }),
  ),
  noneTwice('has a package twice', (one) => one.id),
)

/** The whole catalogue as the vendor imports it. */
export const catalogueFile = v.strictObject({
  categories: v.pipe(v.array(v.strictObject({ id, names: inBoth(words(30)) })), v.minLength(1)),
  products: v.pipe(
    v.array(
      v.strictObject({
        id,
        licenceId: id,
        categoryId: id,
        drawing: v.picklist(drawings),
        productType: v.picklist([0, 1]),
        /** Whether companies buy concurrent seats of it. */
        isConcurrent: v.optional(v.boolean()),
        trialDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
        isInstant: v.boolean(),
        /** The installer's address, if the service doesn't provide it; none: unknown. */
        downloadUrl: v.nullish(httpsAddress),
        /** None: not on sale. */
        packages: v.optional(packages, []),
        texts: inBoth(productTexts),
      }),
    ),
    v.maxLength(1000),
  ),
})

export type CatalogueFile = v.InferOutput<typeof catalogueFile>
export type ProductTexts = v.InferOutput<typeof productTexts>
export type SoldPackage = CatalogueFile['products'][number]['packages'][number]
export type Drawing = (typeof drawings)[number]
