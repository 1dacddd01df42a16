import { HttpClient, HttpError, type HttpRequest, HttpResponse } from '@microsoft/signalr'

/** The connection's requests, made as the host makes all others. */
export class HostHttpClient extends HttpClient {
  constructor(private readonly fetch: typeof globalThis.fetch) {
    super()
  }

  async send({
    url = '',
    method = 'GET',
    headers,
    content,
    abortSignal,
  }: HttpRequest): Promise<HttpResponse> {
    const ending = new AbortController()
    if (abortSignal) abortSignal.onabort = () => ending.abort()
    const response = await this.fetch(url, {
      method,
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(15_000)]),
      ...(headers && { headers }),
      ...(content && { body: content }),
    })
    if (!response.ok) throw new HttpError(response.statusText, response.status)
    return new HttpResponse(response.status, response.statusText, await response.text())
  }
}
