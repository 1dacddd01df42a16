import { drawings } from '@atrium/features/catalogue/contract'
import * as v from 'valibot'

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const inBoth = <T extends v.GenericSchema>(texts: T) => v.strictObject({ 'zh-CN': texts, en: texts })

const productTexts = v.strictObject({
  name: words(60),
  summary: words(160),
  introduction: v.pipe(v.array(words(600)), v.minLength(1)),
  highlights: v.array(v.strictObject({ title: words(40), text: words(200) })),
  requirements: v.array(words(120)),
})

/** The whole catalogue, as the vendor hands it over. */
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
        trialDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
        isInstant: v.boolean(),
        texts: inBoth(productTexts),
      }),
    ),
    v.maxLength(1000),
  ),
})

export type CatalogueFile = v.InferOutput<typeof catalogueFile>
export type ProductTexts = v.InferOutput<typeof productTexts>
export type Drawing = (typeof drawings)[number]
