type Sent = { method: string; path: string; headers: Headers; form: FormData | undefined; body: unknown }

type Answer = () => Response | Promise<Response>

export const jsonAnswer =
  (body: unknown, { status = 200, etag }: { status?: number; etag?: string } = {}): Answer =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...(etag && { etag }) },
    })

type Act =
  | 'list'
  | 'upload'
  | 'download'
  | 'optimize'
  | 'compare'
  | 'restore'
  | 'evidence'
  | 'original'
  | 'update'
  | 'delete'

const actOf = (method: string, path: string): Act | undefined => {
  if (path === '/api/resumes/1' && method === 'GET') return 'list'
  if (path === '/api/resumes' && method === 'POST') return 'upload'
  const [, name] =
    /^\/api\/resumes\/\d+\/(download|optimize|compare|restore|evidence|original)/.exec(path) ?? []
  if (name) return name as Act
  if (method === 'PATCH') return 'update'
  return method === 'DELETE' ? 'delete' : undefined
}

/** Answers the resume calls and records what was sent. Answers can be replaced at any time. */
export const makeFakeResumeServer = () => {
  const sent: Sent[] = []
  const answers: Record<Act, Answer> = {
    list: jsonAnswer([]),
    upload: jsonAnswer({}),
    download: () => new Response('file'),
    optimize: jsonAnswer({}),
    compare: jsonAnswer({ skillsAdded: [], skillsRemoved: [], contentChanges: [] }),
    restore: jsonAnswer({}),
    evidence: jsonAnswer({}),
    original: () => new Response('original'),
    update: jsonAnswer({}),
    delete: jsonAnswer({}),
  }
  const fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET', headers, body } = init
    sent.push({
      method,
      path,
      headers: new Headers(headers),
      form: body instanceof FormData ? body : undefined,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    })
    const act = actOf(method, path)
    if (!act) throw new Error(`No answer for ${method} ${path}`)
    return answers[act]()
  }
  const sentTo = (method: string, path: string) =>
    sent.filter((one) => one.method === method && one.path === path)
  return { fetch, answers, sent, sentTo }
}
