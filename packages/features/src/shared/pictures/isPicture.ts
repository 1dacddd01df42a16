/** What a picture may be, as a file input offers it. */
export const pictureTypes = '.png,.gif,.jpeg,.jpg,.bmp'

/** What is plain to see before sending; the service looks inside. Without an ending the browser's word for it counts. */
export const isPicture = ({ name, type }: File): boolean =>
  /\.[^.]+$/.test(name) ? /\.(png|gif|jpe?g|bmp)$/i.test(name) : /^image\/(png|gif|jpeg|bmp)$/.test(type)
