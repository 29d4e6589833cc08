/** An e-mail address in a text and where it stands. */
export type FoundEmail = { email: string; start: number; end: number }

const local = /[\p{L}\p{N}._%+'’-]/u
const host = /[\p{L}\p{N}.-]/u

/** The e-mail addresses of a text. Grown from each "@", so that a long line costs no more than its length. */
export function findEmails(text: string): FoundEmail[] {
  const found: FoundEmail[] = []
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at
    while (start > 0 && at - start < 64 && local.test(text.charAt(start - 1))) start--
    let end = at + 1
    while (end < text.length && end - at < 254 && host.test(text.charAt(end))) end++
    while (start < at && /[.'’%-]/.test(text.charAt(start))) start++
    while (end > at && /[.-]/.test(text.charAt(end - 1))) end--
    const email = text.slice(start, end)
    if (start < at && /@[^@]+\.\p{L}{2,24}$/u.test(email) && !email.includes('..'))
      found.push({ email, start, end })
  }
  return found
}
