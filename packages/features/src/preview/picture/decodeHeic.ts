import openLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { Decode } from './DecodedPicture'

export const decode: Decode = async (bytes, page, check) => {
  const { HeifDecoder } = openLibrary()
  const pictures = new HeifDecoder().decode(bytes)
  const chosen = pictures[page - 1]
  if (!chosen) throw new Error('No such picture.')
  const [width, height] = [chosen.get_width(), chosen.get_height()]
  check(width, height)
  const pixels = new ImageData(width, height)
  const shown = await new Promise((resolve) => chosen.display(pixels, resolve))
  for (const one of pictures) one.free()
  if (!shown) throw new Error('The library could not decode it.')
  return { pixels, pages: pictures.length }
}
