import cascadeLayers from '@csstools/postcss-cascade-layers'
import { transform } from 'lightningcss'
import postcss from 'postcss'

/** The order of `tokens.css`, for a sheet that stands alone. */
const order = '@layer atrium.tokens, atrium.base, atrium.ui, atrium.shared, atrium.features;'

/** Rules in our layers, which any rule of a host's that is in none beats. */
export const layered = (tokens: string, styles: string): string => minify(`${tokens}\n${order}\n${styles}`)

/**
 * The same rules in no layer: specificity stands for the layers, above what hosts say of elements. Tokens stay in
 * theirs, as nobody but who wants to set them names them.
 */
export async function unlayered(tokens: string, styles: string): Promise<string> {
  const { css } = await postcss([cascadeLayers()]).process(`${order}\n${styles}`, { from: undefined })
  return minify(`${tokens}\n${css}`)
}

const minify = (css: string) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString()
