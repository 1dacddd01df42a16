import { decodeImage, decode as readPages, toRGBA8 } from 'utif2'
import type { Decode } from './DecodedPicture'
import { endLoop } from './endLoop'
import { coloursOfPlanes, isInPlanes } from './planes'

/** Marks a smaller copy of another page. */
const isCopy = 1

export const decode: Decode = async (bytes, page, check) => {
  const file = bytes.slice()
  endLoop(file)
  const { buffer } = file
  const pages = readPages(buffer).filter((one) => {
    const [width, height, kind] = [one.t256, one.t257, one.t254] as (number[] | undefined)[]
    return width && height && !((kind?.[0] ?? 0) & isCopy)
  })
  const chosen = pages[page - 1]
  if (!chosen) throw new Error('No such page.')
  check(Number((chosen.t256 as number[])[0]), Number((chosen.t257 as number[])[0]))
  if (isInPlanes(chosen)) {
    const [width, height] = [Number((chosen.t256 as number[])[0]), Number((chosen.t257 as number[])[0])]
    return { pixels: new ImageData(coloursOfPlanes(buffer, chosen), width, height), pages: pages.length }
  }
  decodeImage(buffer, chosen)
  const { width, height } = chosen
  const colours = new Uint8ClampedArray(toRGBA8(chosen))
  if (colours.length !== width * height * 4)
    throw new Error('The number of pixels doesn’t match the stated size.')
  return { pixels: new ImageData(colours, width, height), pages: pages.length }
}
