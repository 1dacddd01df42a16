/** The position of a picture below the square frame. */
export interface View {
  /** Offset of its centre from the frame's, in pixels of the frame. */
  readonly crop: { readonly x: number; readonly y: number }
  /** 1: the whole rotated picture just fits. */
  readonly zoom: number
  /** Degrees, clockwise. */
  readonly rotation: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export const wholeView: View = { crop: { x: 0, y: 0 }, zoom: 1, rotation: 0 }

/** A transparent picture is a logo, and wider pictures than this are rarely photos. */
const widestPhoto = 2

/** The initial view: a photo fills the frame, anything else is visible as a whole. */
export function firstView(picture: Size & { readonly isTransparent: boolean }): View {
  const ratio = Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height)
  return picture.isTransparent || ratio > widestPhoto ? wholeView : { ...wholeView, zoom: ratio }
}

/** The size at which the whole rotated picture just fits into a frame. */
export function fittingSize({ width, height }: Size, rotation: number, frame: number): Size {
  const turned = turnedSize({ width, height }, rotation)
  const scale = frame / Math.max(turned.width, turned.height)
  return { width: width * scale, height: height * scale }
}

/**
 * The nearest view with no more empty space than necessary: a picture that fits stays inside, a larger one
 * fills the frame.
 */
export function settled(size: Size, view: View, frame: number): View {
  const fitting = turnedSize(fittingSize(size, view.rotation, frame), view.rotation)
  const within = (value: number, length: number) => {
    const most = Math.abs(length * view.zoom - frame) / 2
    return Math.min(most, Math.max(-most, value))
  }
  const { x, y } = view.crop
  return { ...view, crop: { x: within(x, fitting.width), y: within(y, fitting.height) } }
}

/** Number of the picture's pixels across the frame. */
export function pixelsAcross(size: Size, { zoom, rotation }: View): number {
  const turned = turnedSize(size, rotation)
  return Math.max(turned.width, turned.height) / zoom
}

/** The bounding box of a rotated rectangle. */
function turnedSize({ width, height }: Size, rotation: number): Size {
  const angle = (rotation * Math.PI) / 180
  const cosine = Math.abs(Math.cos(angle))
  const sine = Math.abs(Math.sin(angle))
  return { width: cosine * width + sine * height, height: sine * width + cosine * height }
}
