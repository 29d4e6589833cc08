type Move = { key: string; current: number; labels: readonly string[]; typed: string }

/** The option a key moves to; undefined for other keys. `typed` is the text typed so far. */
export const moveInList = ({ key, current, labels, typed }: Move): number | undefined => {
  const last = labels.length - 1
  if (last < 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, current + 1)
    case 'ArrowUp':
      return Math.max(0, current - 1)
    case 'PageDown':
      return Math.min(last, current + 10)
    case 'PageUp':
      return Math.max(0, current - 10)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return findTyped({ current, labels, typed })
  }
}

/** Repeating a letter cycles through its options; several letters search for that prefix. */
const findTyped = ({ current, labels, typed }: Omit<Move, 'key'>): number | undefined => {
  const wanted = typed.trimStart().toLowerCase()
  if (wanted === '') return undefined
  const same = [...wanted].every((letter) => letter === wanted[0])
  const beginning = same ? wanted.slice(0, 1) : wanted
  const start = same ? current + 1 : Math.max(0, current)
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length
    if (labels[index]?.toLowerCase().startsWith(beginning)) return index
  }
  return undefined
}
