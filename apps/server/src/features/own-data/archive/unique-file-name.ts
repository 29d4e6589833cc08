// What some system does not allow in a name, and dots at its ends.
const notEverywhere = /[<>:"|?*\\/\p{Cc}\p{Cs}]/gu
const dotsAtEnds = /^[.\s]+|[.\s]+$/g

/** A file's name that every system can unpack, and that no other in the same folder has. */
export const uniqueFileName = (taken: readonly string[], name: string): string => {
  const clean = name.replace(notEverywhere, '_').replace(dotsAtEnds, '') || 'resume'
  const [, base = clean, extension = ''] = /^(.+?)(\.\w{1,5})?$/u.exec(clean) ?? []
  const isTaken = (one: string) => taken.some((other) => other.toLowerCase() === one.toLowerCase())
  let free = clean
  for (let count = 2; isTaken(free); count++) free = `${base} (${count})${extension}`
  return free
}
