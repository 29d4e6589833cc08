type Sent = { method: string; path: string; headers: Headers; form: FormData | undefined }

type Answer = () => Response | Promise<Response>

export const jsonAnswer =
  (body: unknown, { status = 200, etag }: { status?: number; etag?: string } = {}): Answer =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...(etag && { etag }) },
    })

/** Answers the resume calls and keeps a ledger of what was sent. Answers can be exchanged at any time. */
export const makeFakeResumeServer = () => {
  const sent: Sent[] = []
  const answers: Record<'list' | 'upload' | 'download', Answer> = {
    list: jsonAnswer([]),
    upload: jsonAnswer({}),
    download: () => new Response('file'),
  }
  const fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const { method = 'GET', headers, body } = init
    sent.push({
      method,
      path,
      headers: new Headers(headers),
      form: body instanceof FormData ? body : undefined,
    })
    if (method === 'POST' && path === '/api/resumes') return answers.upload()
    if (path.includes('/download')) return answers.download()
    if (path === '/api/resumes/1') return answers.list()
    throw new Error(`No answer for ${method} ${path}`)
  }
  const sentTo = (method: string, path: string) =>
    sent.filter((one) => one.method === method && one.path === path)
  return { fetch, answers, sent, sentTo }
}
