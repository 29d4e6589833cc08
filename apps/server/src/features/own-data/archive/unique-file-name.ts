// Characters that some operating system forbids in file names, and leading or trailing dots.
const forbidden = /[<>:"|?*\\/\p{Cc}\p{Cs}]/gu
const dotsAtEnds = /^[.\s]+|[.\s]+$/g

/** A file name that every system can unpack and that isn't yet taken in its folder. */
export const uniqueFileName = (taken: readonly string[], name: string): string => {
  const clean = name.replace(forbidden, '_').replace(dotsAtEnds, '') || 'resume'
  const [, base = clean, extension = ''] = /^(.+?)(\.\w{1,5})?$/u.exec(clean) ?? []
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase())
  let free = clean
  for (let count = 2; isTaken(free); count++) free = `${base} (${count})${extension}`
  return free
}
