const endings =
  /^(?:e|s|es|ed|d|r|er|ers|or|ors|ing|ion|ions|ation|ations|ive|ives|ively|al|ally|ly|able|ible|ability|ment|ments|ize|izes|ized|y|ies|ic|ical|ance|ence|ency|ant|ent|t|te|tion|ting|tive|tively|ted|ter|ble|sion|sive|ness|ful|)$/

/** The length of the common start of two words. */
const sharedStart = (a: string, b: string): number => {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1
  return at
}

/** Whether two words look like forms of one: "iteration" and "iteratively". */
export function areForms(a: string, b: string): boolean {
  const shared = sharedStart(a, b)
  if (shared < 5 || shared < 0.5 * Math.max(a.length, b.length)) return false
  return endings.test(a.slice(shared)) && endings.test(b.slice(shared))
}

/** How many letters must be added, dropped, replaced or swapped with a neighbour, up to three. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let edits = Math.min((last[j] ?? 9) + 1, (row[j - 1] ?? 9) + 1, (last[j - 1] ?? 9) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 9) + 1)
      row.push(edits)
    }
    before = last
    last = row
  }
  return Math.min(3, last[b.length] ?? 3)
}

/** Whether one of two words is the other with a typing error, or two in a long word. */
export function isMistyped(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < 5 || sharedStart(a, b) < 2 || Math.max(a.length, b.length) > 24) return false
  const allowed = shorter >= 8 ? 2 : 1
  return editsBetween(a, b) <= allowed
}
