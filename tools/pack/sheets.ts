import cascadeLayers from '@csstools/postcss-cascade-layers'
import { transform } from 'lightningcss'
import postcss from 'postcss'
import { layerOrder } from '../../packages/ui/src/styles/layerOrder.ts'

/** Rules in our layers, which any rule of a host outside of layers overrides. */
export const layered = (tokens: string, styles: string): string =>
  minify(`${tokens}\n${layerOrder(tokens)}\n${styles}`)

/**
 * The same rules without layers. Specificity replaces the layers and is higher than that of a host's element
 * rules. Tokens stay in their layer, because only hosts that want to set them use their names.
 */
export async function unlayered(tokens: string, styles: string): Promise<string> {
  const { css } = await postcss([cascadeLayers()]).process(`${layerOrder(tokens)}\n${styles}`, {
    from: undefined,
  })
  return minify(`${tokens}\n${css}`)
}

const minify = (css: string) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString()
