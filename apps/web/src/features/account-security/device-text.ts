const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const hourMs = 3600_000

/** When a device was last seen. The server records it once an hour. */
export const lastSeenText = (moment: string | undefined, now: Date): string => {
  const seen = new Date(moment ?? Number.NaN)
  const agoMs = now.getTime() - seen.getTime()
  if (Number.isNaN(agoMs)) return ''
  if (agoMs < 2 * hourMs) return 'Last seen within two hours'
  if (agoMs < 24 * hourMs) return `Last seen ${Math.floor(agoMs / hourMs)} hours ago`
  return `Last seen ${day.format(seen)}`
}

/** When and from where a device signed in. */
export const signedInText = ({ signedInAt, ipAddress }: SignedIn): string => {
  const since = new Date(signedInAt ?? Number.NaN)
  const when = Number.isNaN(since.getTime()) ? 'Signed in' : `Signed in ${day.format(since)}`
  return ipAddress ? `${when} from ${ipAddress}` : when
}

type SignedIn = { signedInAt?: string | undefined; ipAddress?: string | undefined }
