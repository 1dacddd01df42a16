import cascadeLayers from '@csstools/postcss-cascade-layers'
import { transform } from 'lightningcss'
import postcss, { type AtRule, type Declaration, type Plugin } from 'postcss'
import { layerOrder } from '../../packages/ui/src/styles/layerOrder.ts'
import { hostReset } from './hostReset.ts'

/** Rules in our layers, which any rule of a host outside of layers overrides. */
export const layered = (tokens: string, styles: string): string =>
  minify(`${tokens}\n${layerOrder(tokens)}\n${styles}`)

/**
 * The same rules without layers. Specificity replaces the layers and is higher than that of a host's element
 * rules. Tokens stay in their layer, because only hosts that want to set them use their names.
 */
export async function unlayered(tokens: string, styles: string): Promise<string> {
  const ordered = await postcss([cascadeLayers()]).process(`${layerOrder(tokens)}\n${hostReset}\n${styles}`, {
    from: undefined,
  })
  // Afterwards, because among important rules the first layer wins: the reset would set every size.
  const { css } = await postcss([insistOnFontSize]).process(ordered.css, { from: undefined })
  return minify(`${tokens}\n${css}`)
}

/** Some hosts enlarge all text with `* { font-size: 20px !important }`. */
const insistOnFontSize: Plugin = {
  postcssPlugin: 'insist-on-font-size',
  Declaration: {
    'font-size': (declaration) => {
      if (!isInKeyframes(declaration)) declaration.important = true
    },
    font: (declaration) => {
      if (isInKeyframes(declaration)) return
      const [, size = 'inherit'] = /(\S+)\s*\/\s/.exec(declaration.value) ?? []
      declaration.cloneAfter({ prop: 'font-size', value: size, important: true })
    },
  },
}

const isInKeyframes = ({ parent }: Declaration) =>
  parent?.parent?.type === 'atrule' && /keyframes$/.test((parent.parent as AtRule).name)

const minify = (css: string) =>
  transform({ filename: 'styles.css', code: Buffer.from(css), minify: true }).code.toString()
