/** Where and how something is drawn. */
export interface Tag {
  /** Higher ones cover lower ones. */
  readonly order: number
  /** The clipping it is inside; 0: none. */
  readonly clip: number
  /** Null: on the layer of the block reference. */
  readonly layer: string | null
}

/** Number of order steps inside a block. */
export const stepsInBlock = 4096

/** The library separates geometry by layer, so the rest of the tag is a prefix of the layer's name. */
export const writeTag = ({ order, clip, layer }: Tag): string =>
  `${order} ${clip} ${layer === null ? '-' : `+${layer}`}`

export function readTag(text: string): Tag {
  const [, order, clip, sign, layer = ''] = /^(\S+) (\S+) ([-+])([\s\S]*)$/.exec(text) ?? []
  return { order: Number(order ?? 0), clip: Number(clip ?? 0), layer: sign === '+' ? layer : null }
}
