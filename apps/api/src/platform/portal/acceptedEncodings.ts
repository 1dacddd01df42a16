/** The encodings that a browser reads, as it names them. */
export const acceptedEncodings = (request: Request): readonly (string | undefined)[] =>
  (request.headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
