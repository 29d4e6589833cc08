/** What came of asking for an address. */
export type AddressOutcome =
  | { kind: 'answers' }
  | { kind: 'moved'; to: string }
  | { kind: 'gone'; status: number }
  | { kind: 'refused'; status: number }
  | { kind: 'failing'; why: string }

export type CheckSettings = { timeoutMs: number }

const mostRedirects = 5

const isWeb = (address: string): boolean =>
  URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol)

const ask = async (
  address: string,
  { method, timeoutMs }: { method: 'HEAD' | 'GET'; timeoutMs: number },
): Promise<{ status: number; location: string | null }> => {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'user-agent': 'Nextrung course check', accept: 'text/html,*/*;q=0.5' },
  })
  // Only the answer's first line matters.
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') }
}

/** Many sites answer HEAD wrongly, so only a GET counts as a refusal. */
const askPolitely = async (address: string, { timeoutMs }: CheckSettings) => {
  const brief = await ask(address, { method: 'HEAD', timeoutMs })
  return brief.status < 400 ? brief : ask(address, { method: 'GET', timeoutMs })
}

// LinkedIn answers programs with 999.
const refusals = [401, 403, 405, 406, 429, 451, 999]

const judge = ({ status, to }: { status: number; to: string | undefined }): AddressOutcome => {
  if (status === 404 || status === 410) return { kind: 'gone', status }
  if (refusals.includes(status)) return { kind: 'refused', status }
  if (status >= 200 && status < 300) return to === undefined ? { kind: 'answers' } : { kind: 'moved', to }
  return { kind: 'failing', why: `it answers ${status}` }
}

const follow = async (address: string, settings: CheckSettings): Promise<AddressOutcome> => {
  let current = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const { status, location } = await askPolitely(current, settings)
    const isRedirect = status >= 300 && status < 400 && location !== null
    if (!isRedirect) return judge({ status, to: current === address ? undefined : current })
    if (!URL.canParse(location, current)) return { kind: 'failing', why: `it redirects to ${location}` }
    current = new URL(location, current).href
    if (!isWeb(current)) return { kind: 'failing', why: `it redirects to ${current}` }
  }
  return { kind: 'failing', why: 'it redirects in a circle' }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  const cause = error.cause as NodeJS.ErrnoException | undefined
  return cause?.code ?? cause?.message ?? error.message
}

/** Asks for the address, with HEAD first, and follows redirects. Never throws. */
export const checkAddress = async (address: string, settings: CheckSettings): Promise<AddressOutcome> => {
  if (!isWeb(address)) return { kind: 'failing', why: 'it is not a web address' }
  try {
    return await follow(address, settings)
  } catch (error) {
    return { kind: 'failing', why: reasonOf(error) }
  }
}
