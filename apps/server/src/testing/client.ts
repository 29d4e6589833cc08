type Send = {
  json?: unknown
  form?: FormData
  body?: RequestInit['body']
  headers?: Record<string, string>
  duplex?: 'half'
}

export type Answered<Body = unknown> = { status: number; headers: Headers; text: string; json: Body }

/** Behaves like a browser: keeps cookies and sends its own Origin. */
export class Client {
  url: string
  cookies = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  async send<Body = unknown>(method: string, path: string, options: Send = {}): Promise<Answered<Body>> {
    const response = await this.fetch(method, path, options)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parse(text) as Body }
  }

  async fetch(
    method: string,
    path: string,
    { json, form, body, headers = {}, ...rest }: Send = {},
  ): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      ...rest,
      headers: {
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(method === 'GET' ? {} : { origin: this.url }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? (form ?? body ?? null) : JSON.stringify(json),
    })
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie)
    return response
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', ...value] = pair.split('=')
    const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
    if (isGone) this.cookies.delete(name)
    else this.cookies.set(name, value.join('='))
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
