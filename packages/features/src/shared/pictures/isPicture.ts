/** Accepted types of pictures, for a file input. */
export const pictureTypes = '.png,.gif,.jpeg,.jpg,.bmp'

/** A cheap check before upload; the service checks the content. Without an extension the browser's type counts. */
export const isPicture = ({ name, type }: File): boolean =>
  /\.[^.]+$/.test(name) ? /\.(png|gif|jpe?g|bmp)$/i.test(name) : /^image\/(png|gif|jpeg|bmp)$/.test(type)
