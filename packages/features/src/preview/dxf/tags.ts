/** Where something is drawn. */
export interface Tag {
  /** What has a greater one covers what has a smaller one. */
  readonly order: number
  /** Of the clipping that it is inside of; 0: none. */
  readonly clip: number
  /** Null: on that of the block reference. */
  readonly layer: string | null
}

/** So many steps in the order are inside a block. */
export const stepsInBlock = 4096

/** The library keeps what is drawn apart by layer, so the rest of the tag is written in front of the layer's name. */
export const writeTag = ({ order, clip, layer }: Tag): string =>
  `${order} ${clip} ${layer === null ? '-' : `+${layer}`}`

export function readTag(text: string): Tag {
  const [, order, clip, sign, layer = ''] = /^(\S+) (\S+) ([-+])([\s\S]*)$/.exec(text) ?? []
  return { order: Number(order ?? 0), clip: Number(clip ?? 0), layer: sign === '+' ? layer : null }
}
